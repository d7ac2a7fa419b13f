import { formatDate } from 'shared/format/date';
import { Notice } from 'shared/ui';
import { useToday } from '#calculator-page/settle/use-today.ts';
import { illustrationLimits, PAST_PERFORMANCE } from '#engine/illustration/limits.ts';
import type { Reviewed } from '#engine/review/review.ts';
import { reviewText } from '#figures/review-text.ts';
import { messages } from '#messages.en.ts';
import type { rateWarnings } from '#outcome/assumed-rates.ts';
import { MARKET_RISKS, whatItDependsOn } from '#outcome/risk-warning.ts';

/** Stands beside a figure of a table whose review is overdue: a release may be served for longer than it should. */
export function ReviewDue({ table }: { table: Reviewed }) {
  const text = reviewText(table, useToday(null));
  return text === undefined ? null : <p className="review-due">{text}</p>;
}

interface DisclaimerProps {
  /** The calculator's own sentence, where its figures depend on something else than a fund's return. */
  dependsOn?: string | undefined;
  above: ReturnType<typeof rateWarnings>;
}

/** The standard warning, and a notice while an assumed rate lies above what AMFI lets calculators illustrate. */
export function Disclaimer({ dependsOn, above }: DisclaimerProps) {
  const { source, dated } = illustrationLimits;
  return (
    <>
      {above.length > 0 && (
        <div data-early="limits">
          <Notice kind="warning">
            {above.map(({ name, sentence }) => (
              <p key={name} data-early="above" data-rate={name} suppressHydrationWarning>
                {sentence}
              </p>
            ))}
            <p className="caption">{messages.tableSource({ source, dated: formatDate(dated) })}</p>
            <ReviewDue table={illustrationLimits} />
          </Notice>
        </div>
      )}
      <p className="caption disclaimer">{MARKET_RISKS}</p>
      <p className="caption depends-on">
        {PAST_PERFORMANCE} <span className="disclaimer">{whatItDependsOn(dependsOn)}</span>
      </p>
    </>
  );
}
