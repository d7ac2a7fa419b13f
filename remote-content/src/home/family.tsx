import { stepPath } from '#growth/step-path.ts';

/** Where the drawing's staircase stands: `base` is the y of zero. The family's places follow from it. */
export const STAIRS = { left: 66, step: 54, base: 318, top: 110 };

/** A person drawn around the point between the feet. */
interface Standing {
  x: number;
  y: number;
}

const at = ({ x, y }: Standing, scale: number) => `translate(${x} ${y.toFixed(1)}) scale(${scale})`;

export function Mother(place: Standing) {
  return (
    <g transform={at(place, 1)}>
      <path className="i-red" d="M-10-78Q-17-58-16-40L-24 0H22L15-40Q17-60 10-78Z" />
      <path className="i-sand" d="M10-79Q2-80-2-78L-17-44-15-34Q8-48 13-62ZM-12-76-20-30-14-14-9-50Z" />
      <path className="i-arm i-skin" d="M11-74Q24-62 29-52" />
      <path className="i-skin" d="M-3-88h7v11q-4 4-7 0zM12.500-97a11.500 11.500 0 1 1-23 0a11.500 11.500 0 1 1 23 0" />
      <path className="i-hair" d="M-11-95Q-13-111 2-111 14-110 13-98 6-99 1-105-4-98-6-90-19-86-19-96-17-102-11-101Z" />
    </g>
  );
}

export function Daughter(place: Standing) {
  return (
    <g transform={at(place, 0.88)}>
      <path className="i-arm i-skin" d="M-6-18V-2M6-18V-2M-8-42Q-16-50-19-58M8-42Q16-34 17-26" />
      <path className="i-blue" d="M-8-46-15-14H15L8-46Z" />
      <path className="i-skin" d="M10-56a10 10 0 1 1-20 0a10 10 0 1 1 20 0" />
      <path
        className="i-hair"
        d="M-11-54Q-11-68 1-68 12-67 10-56 4-62-4-61ZM-9-60-14-58-16-46-11-47-9-55ZM9-60 14-58 16-46 11-47 9-55Z"
      />
    </g>
  );
}

export function Father(place: Standing) {
  return (
    <g transform={at(place, 0.96)}>
      <path className="i-white" d="M-11-30-9 0H-1L1-28 4 0H12L12-30Z" />
      <path className="i-hair" d="M-12 0h12v-4h-10zM3 0h13q-2-4-6-4H3z" />
      <path className="i-arm i-skin i-brown" d="M11-74Q24-70 32-92" />
      <path className="i-blue" d="M-11-80Q-17-70-16-22H16Q18-68 11-80Q0-84-11-80Z" />
      <path className="i-arm i-skin i-brown" d="M-12-76Q-20-60-17-42" />
      <path
        className="i-skin i-brown"
        d="M-4-90h8v11q-4 4-8 0zM11.500-98a11.500 11.500 0 1 1-23 0a11.500 11.500 0 1 1 23 0"
      />
      <path className="i-hair" d="M-12-96Q-14-112 1-112 14-111 12-99 7-104-3-103-8-102-9-94Z" />
    </g>
  );
}

/** A house and a palm behind them, in the colour of a chart's grid. */
export function Street() {
  return (
    <>
      <path className="i-house" d="M96 318v-84h36v-20q18-32 36 0v20h36v-36h44v36h30v84z" />
      <path
        className="i-palm"
        d="M36 318Q45 260 38 204M38 204Q8 190-4 218M38 204Q20 174-2 186M38 204Q54 170 78 188M38 204Q68 192 82 222"
      />
    </>
  );
}

/** The staircase of these year-end values, closed along its foot. */
export function stairs(values: readonly number[], highest: number): string {
  const { step, base, top } = STAIRS;
  return `${stepPath(values, { width: step * values.length, base, top, highest })}V${base}Z`;
}
