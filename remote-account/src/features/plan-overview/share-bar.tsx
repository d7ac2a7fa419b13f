import type { HorizonTotal } from '#plan/totals.ts';

/** Shares side by side in one bar. The table below it holds the figures, so a screen reader passes over the picture. */
export function ShareBar({ parts }: { parts: readonly HorizonTotal[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { sharePct }) => sum + sharePct, 0));
  return (
    <svg className="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ horizon, sharePct }, index) => (
        <rect
          key={horizon}
          className={`share-bar__part share-bar__part--${horizon}`}
          x={starts[index]}
          width={sharePct}
          height={10}
        />
      ))}
    </svg>
  );
}
