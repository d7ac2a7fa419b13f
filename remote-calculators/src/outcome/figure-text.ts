import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
import { messages } from '#outcome/messages.en.ts';
import type { Figure } from '#outcome/outcome.ts';

/** A headline figure as it is read: "₹11,61,695.38", "Month 69 (year 6)", or nothing while there is none. */
export const figureText = (figure: Figure | undefined): string =>
  figure?.amount ? formatRupees(figure.amount) : (figure?.words ?? '');

/** A figure as it is read, in two parts, of which the paise are set smaller. A rate has none. */
export function figureParts(text: string): [whole: string, paise: string] {
  const point = text.includes('₹') ? text.indexOf('.') : -1;
  return point < 0 ? [text, ''] : [text.slice(0, point), text.slice(point)];
}

/** True for a line that is only shown when it has something to say. */
export const isHidden = (look: Pick<Figure, 'mayBeMissing'>, figure: Figure | undefined): boolean =>
  look.mayBeMissing !== undefined && figureText(figure) === '';

/** People count in lakhs from here on. */
const LAKH = 100_000;

/** What people say of an amount: "about ₹11.62 lakh"; '' for less than a lakh, and for what is no amount. */
export const aboutText = (figure: Figure | undefined): string =>
  figure?.amount && Number(figure.amount) >= LAKH
    ? messages.about({ amount: formatLakhCrore(Number(figure.amount)) })
    : '';
