// People of the covers, each drawn around the point between its feet, and some 110 high.

type Draw = (x: number, y: number, scale: number) => string;

const placed =
  (shapes: string): Draw =>
  (x, y, scale) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${shapes}</g>`;

const HAIR = '#14100e';
const [DARKER, LIGHTER] = ['#8d5a3b', '#b57b52'];
const [SAND, BRICK, INDIGO, PAPER] = ['#f0d3a6', '#c24a36', '#3f7fca', '#f7f4ea'];
const LEAF = '#3a9c7d';

/** A woman in a sari. */
export const woman = placed(
  `<path fill="${BRICK}" d="M-10-78Q-17-58-16-40L-24 0H22L15-40Q17-60 10-78Z"/><path fill="${SAND}" d="M10-79Q2-80-2-78L-17-44-15-34Q8-48 13-62ZM-12-76-20-30-14-14-9-50Z"/><path fill="none" stroke="${LIGHTER}" stroke-width="7" stroke-linecap="round" d="M11-76Q22-62 24-48"/><path fill="${LIGHTER}" d="M-3-88h7v11q-4 4-7 0z"/><circle fill="${LIGHTER}" cx="1" cy="-97" r="11.500"/><path fill="${HAIR}" d="M-11-95Q-13-111 2-111 14-110 13-98 6-99 1-105-4-98-8-90Z"/><circle fill="${HAIR}" cx="-12" cy="-95" r="6.500"/><circle fill="${PAPER}" cx="-14" cy="-98" r="2.600"/>`,
);

export const girl = placed(
  `<path stroke="${LIGHTER}" stroke-width="6" stroke-linecap="round" d="M-6-18V0M6-18V0"/><path fill="${PAPER}" d="M-8-46-15-14H15L8-46Z"/><path fill="none" stroke="${LIGHTER}" stroke-width="5.500" stroke-linecap="round" d="M-8-42Q-16-50-19-58M8-42Q16-34 17-26"/><circle fill="${LIGHTER}" cx="0" cy="-56" r="10"/><path fill="${HAIR}" d="M-11-54Q-11-68 1-68 12-67 10-56 4-62-4-61Z"/><path fill="none" stroke="${HAIR}" stroke-width="5" stroke-linecap="round" d="M-9-60q-9 2-8 12M9-60q9 2 8 12"/>`,
);

/** A man in a kurta who waves. */
export const man = placed(
  `<path fill="${PAPER}" d="M-11-30-9 0H-1L1-28 4 0H12L12-30Z"/><path fill="${HAIR}" d="M-12 0h12v-4h-10zM3 0h13q-2-4-6-4H3z"/><path fill="${INDIGO}" d="M-11-80Q-17-70-16-22H16Q18-68 11-80 0-84-11-80Z"/><path fill="#fff" opacity=".45" d="M-1-81v28h3v-28z"/><path fill="none" stroke="${DARKER}" stroke-width="7" stroke-linecap="round" d="M-12-76Q-20-60-17-42M11-74Q24-70 32-92"/><path fill="${DARKER}" d="M-4-90h8v11q-4 4-8 0z"/><circle fill="${DARKER}" cx="0" cy="-98" r="11.500"/><path fill="${HAIR}" d="M-12-96Q-14-112 1-112 14-111 12-99 7-104-3-103-8-102-9-94Z"/>`,
);

export const plant = placed(
  `<path fill="none" stroke="${LEAF}" stroke-width="3" d="M0-8Q-2-30 0-46"/><path fill="${LEAF}" d="M0-18Q-18-20-20-36-4-36 0-18ZM0-28Q16-30 18-46 2-44 0-28ZM0-40Q-10-46-8-60 4-54 0-40Z"/><path fill="${BRICK}" d="M-13-12H13L9 10H-9Z"/>`,
);
