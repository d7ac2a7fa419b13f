import { formatDate } from 'shared/format/date';
import { Notice } from 'shared/ui';
import { illustrationLimits, isAboveIllustration } from '#calculator-page/results/illustration-limits.ts';
import { riskWarning } from '#calculator-page/results/risk-warning.ts';

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
      <p className="caption disclaimer">{riskWarning}</p>
    </>
  );
}
