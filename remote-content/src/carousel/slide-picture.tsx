import type { SiteFacts } from 'shared/site';
import { stepPath } from '#growth/step-path.ts';
import { VALUES_INR } from '#growth/ten-years.ts';
import '#growth/drawing.css';

const COLUMNS = [0, 82, 164, 246, 328, 410];
const ROWS = [4, 58, 112];

/** The drawing beside a slide. It says nothing that the text does not say, so screen readers skip it. */
export function SlidePicture({ name }: { name: SiteFacts['home']['slides'][number]['picture'] }) {
  return (
    <svg className="chart" viewBox="0 0 480 160" aria-hidden="true">
      {name === 'steps' && <Steps />}
      {name === 'goals' && <Goals />}
      {name === 'slots' && <Slots />}
      {name !== 'slots' && <line className="base" x1="0" x2="480" y1="157.5" y2="157.5" />}
    </svg>
  );
}

function Steps() {
  const line = stepPath(VALUES_INR, { width: 480, base: 157, top: 9, highest: VALUES_INR[9] });
  return (
    <>
      <path className="soft" d={`${line}V157Z`} />
      <path className="line" d={line} />
    </>
  );
}

function Goals() {
  return (
    <>
      <rect className="s4" x="0" y="120" width="96" height="38" />
      <rect className="s3" x="120" y="92" width="96" height="66" />
      <rect className="s2" x="240" y="54" width="96" height="104" />
      <rect className="s1" x="360" y="10" width="96" height="148" />
    </>
  );
}

function Slots() {
  return ROWS.map((y) =>
    COLUMNS.map((x) => (
      <rect key={`${x} ${y}`} className={x === 246 && y === 58 ? 's1' : 's4'} x={x} y={y} width="70" height="42" />
    )),
  );
}
