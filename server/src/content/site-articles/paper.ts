import { formatIndianNumber } from 'shared/format/rupees';

// Pictures of articles are 640 by 360, and stand as <img> in lists, above articles and inside them. A picture knows how
// wide it is shown, by its own media queries, and whether the page around it is dark.

const WIDTH = 640;
const HEIGHT = 360;

// On a phone a picture is half as wide: letters that grow there stay at 12 pixels or more.
const LETTERS = `text{font:600 19px system-ui,sans-serif}.s{font-size:17px;font-weight:400}
@media (max-width:480px){text{font-size:27px}.s{font-size:25px}}`;

/** Colours are those of the site's tokens: raised, primary, invested, ink, secondary, mark. */
const CARD = `.p{fill:#fff}.g{fill:#0b6353}.i{fill:#d3dbd5;stroke:#7c8c86;stroke-width:1.5}text{fill:#10201c}.s{fill:#46554f}
.l{fill:none;stroke:#0b6353;stroke-width:4}.d{fill:none;stroke:#7c8c86;stroke-width:4}.h{fill:none;stroke:#aab3aa;stroke-width:2}.m{fill:#f2a81d;stroke:#8a5200;stroke-width:2}
@media (prefers-color-scheme:dark){.p{fill:#202d28}.g{fill:#74c3af}.i{fill:#43534c;stroke:#93a49c}text{fill:#e9efeb}.s{fill:#adbcb5}.l{stroke:#74c3af}.d{stroke:#93a49c}.h{stroke:#5b6e65}.m{fill:#e3b65c}}`;

/** A cover is deep green in both themes. */
const COVER = `.p{fill:#0a3a31}.q{fill:#082b24}.a{fill:#1a5347}.b{fill:#216252}.c{fill:#3a8a75}text{fill:#f1f5ee}.s{fill:#a9c6bb}.m{fill:#f2a81d}
@media (prefers-color-scheme:dark){.p{fill:#123f35}.m{fill:#e3b65c}}`;

const svg = (style: string, shapes: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<style>
${LETTERS}
${style}
</style>
<path class="p" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>
${shapes.join('\n')}
</svg>
`;

/** A chart inside an article. */
export const card = (...shapes: string[]): string => svg(CARD, shapes);

/** The ground on which a cover's steps stand. */
export const GROUND = 320;

/** The picture above an article. */
export const cover = (...shapes: string[]): string =>
  svg(COVER, [...shapes, `<path class="q" d="M0 ${GROUND}H${WIDTH}V${HEIGHT}H0Z"/>`]);

export const rupees = (amount: number): string => `₹${formatIndianNumber(amount, 0)}`;

/** @param more further attributes, such as `text-anchor="end"` */
export const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${place(x)}" y="${place(y)}"${more === '' ? '' : ` ${more}`}>${words}</text>`;

export const small = (x: number, y: number, words: string, more = ''): string =>
  text(x, y, words, `class="s" ${more}`.trim());

export const dot = (x: number, y: number, radius: number): string =>
  `<circle class="m" cx="${place(x)}" cy="${place(y)}" r="${radius}"/>`;

export const box = (kind: string, x: number, y: number, width: number, height: number): string =>
  `<path class="${kind}" d="M${place(x)} ${place(y)}h${place(width)}v${place(height)}h${place(-width)}Z"/>`;

/** Places are written to a tenth of a unit. */
export const place = (at: number): string => String(Number(at.toFixed(1)));

/** Where a value stands: `from` for 0 and `to` for `most`. */
export const scale =
  (most: number, from: number, to: number) =>
  (value: number): number =>
    from + (value / most) * (to - from);
