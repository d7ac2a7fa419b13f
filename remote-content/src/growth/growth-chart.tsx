import { stepPath } from '#growth/step-path.ts';
import { INVESTED_INR, VALUES_INR } from '#growth/ten-years.ts';
import '#growth/drawing.css';
import { messages } from '#growth/messages.en.ts';

const HIGHEST = VALUES_INR[9];
const LABEL = messages.chartLabel;

interface Props {
  className: string;
  width: number;
  height: number;
  /** Horizontal places of the labels: middle of years 1, 5 and 10, then the two names. */
  at: { first: number; fifth: number; tenth: number; invested: [number, number]; returns: [number, number] };
}

function GrowthChart({ className, width, height, at }: Props) {
  const base = height - 28;
  const box = { width, base, top: 14, highest: HIGHEST };
  const line = stepPath(VALUES_INR, box);
  return (
    <svg className={`chart ${className}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={LABEL}>
      <line className="base" x1="0" x2={width} y1={base} y2={base} />
      <path className="soft" d={`${line}V${base}Z`} />
      <path className="line--invested" d={stepPath(INVESTED_INR, box)} />
      <path className="line" d={line} />
      <text x={at.invested[0]} y={at.invested[1]} textAnchor="middle">
        {messages.invested}
      </text>
      <text className="strong" x={at.returns[0]} y={at.returns[1]} textAnchor="end">
        {messages.withReturns}
      </text>
      <text x={at.first} y={height - 6} textAnchor="middle">
        {messages.year1}
      </text>
      <text x={at.fifth} y={height - 6} textAnchor="middle">
        {5}
      </text>
      <text x={at.tenth} y={height - 6} textAnchor="middle">
        {10}
      </text>
    </svg>
  );
}

/** The ten years of the example, drawn twice: letters keep their size on a phone. CSS shows one of them. */
export function GrowthCharts() {
  return (
    <>
      <GrowthChart
        className="chart--wide"
        width={560}
        height={250}
        at={{ first: 28, fifth: 252, tenth: 532, invested: [481.6, 156.1], returns: [384, 69.4] }}
      />
      <GrowthChart
        className="chart--phone"
        width={300}
        height={200}
        at={{ first: 24, fifth: 135, tenth: 285, invested: [258, 126.7], returns: [202, 54.2] }}
      />
    </>
  );
}
