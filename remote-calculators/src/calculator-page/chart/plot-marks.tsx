import type { ChartData } from '#calculator-page/chart/chart-data.ts';
import { endLabel, lineLabels, markLabel } from '#calculator-page/chart/marks.ts';

/** What is written into the drawing; it stands over the plain chart and the interactive one alike. */
export function PlotMarks(data: ChartData) {
  const { text, bottom } = endLabel(data);
  const { text: empty, ...place } = markLabel(data);
  return (
    <div className="plot__marks" aria-hidden="true">
      <b className="plot__end" style={{ bottom }}>
        {text}
      </b>
      {data.mark !== undefined && (
        <b className="plot__empty" style={place}>
          {empty}
        </b>
      )}
      {lineLabels(data).map(({ kind, text: name, left, bottom: height }) => (
        <span key={kind} data-line={kind} style={{ left, bottom: height }}>
          {name}
        </span>
      ))}
    </div>
  );
}
