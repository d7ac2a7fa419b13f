import { formatDate } from 'shared/format/date';
import { Notice } from 'shared/ui';
import { illustrationLimits, isAboveIllustration } from '#calculator-page/results/illustration-limits.ts';

/** The standard warning, and a notice while an assumed rate lies above what AMFI lets calculators illustrate. */
export function Disclaimer({ values }: { values: Readonly<Record<string, number>> }) {
  const { leastPct, mostPct, source, dated } = illustrationLimits;
  return (
    <>
      {isAboveIllustration(values) && (
        <Notice kind="warning">
          <p>
            This assumption is above what AMFI lets calculators illustrate: {leastPct}% to {mostPct}% a year.
          </p>
          <p className="caption">
            Source: {source}; held here as of {formatDate(dated)}.
          </p>
        </Notice>
      )}
      <p className="caption disclaimer">
        The rate is your assumption. Markets fall as well as rise; the real figure will be different. Mutual Fund
        investments are subject to market risks, read all scheme related documents carefully.
      </p>
    </>
  );
}
