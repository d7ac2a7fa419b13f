import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
import type { FigureSpec } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';
import type { Figure } from '#outcome/outcome.ts';
import { endsIn } from '#specs/notes.ts';

/**
 * A headline figure as it is read: "₹11,61,695.38", "Month 69 (year 6)", or nothing while there is none.
 *
 * @param today the day that the page counts from, `YYYY-MM-DD` in India: a month of the plan is then one of the calendar,
 *   "July 2032 (year 6)", and "July 2032" where it is the large figure. Null where no day is known, and for all that is
 *   read on other days too: links, files, answers
 */
export function figureText(figure: Figure | undefined, today: string | null): string {
  if (figure?.amount) return formatRupees(figure.amount);
  const month = figure?.inMonth ? endsIn(figure.inMonth.away, today) : 'none';
  if (!figure?.inMonth || month === 'none') return figure?.words ?? '';
  return figure.hero ? month : messages.monthInYear({ month, year: figure.inMonth.year });
}

/** Whether a figure has anything to tell. */
const says = (figure: Figure | undefined): boolean => figureText(figure, null) !== '';

/** A figure as it is read, in two parts, of which the paise are set smaller. A rate has none. */
export function figureParts(text: string): [whole: string, paise: string] {
  const point = text.includes('₹') ? text.indexOf('.') : -1;
  return point < 0 ? [text, ''] : [text.slice(0, point), text.slice(point)];
}

/** A sentence with one amount, in three parts, of which the middle one, its paise, is set smaller. */
export function aroundPaise(sentence: string): [before: string, paise: string, after: string] {
  const [, before = sentence, paise = '', after = ''] = /^(.*₹[\d,]+)(\.\d\d)(.*)$/.exec(sentence) ?? [];
  return [before, paise, after];
}

/** True for a line that is only shown when it has something to say. Before there is any, the usual ones stand. */
export const isHidden = (spec: Pick<FigureSpec, 'mayBeMissing' | 'unless'>, figure: Figure | undefined): boolean =>
  (spec.mayBeMissing !== undefined || (spec.unless !== undefined && figure !== undefined)) && !says(figure);

/**
 * The one figure that a result is told by wherever there is room for one: the first that is shown.
 *
 * @param specs what the page promises to show
 * @param figures what there is of it; null while inputs are missing
 */
export function headlineOf(
  specs: readonly FigureSpec[],
  figures: readonly Figure[] | null,
): { label: string; figure: Figure | undefined } {
  const at = Math.max(
    0,
    specs.findIndex((spec, index) => !isHidden(spec, figures?.[index])),
  );
  return { label: specs[at]?.label ?? '', figure: figures?.[at] };
}

/** The headline of what was worked out. */
export const leading = (figures: readonly Figure[]): Figure | undefined => headlineOf(figures, figures).figure;

/** The figure of a result: where one may stand in two places, the one that stands there. */
export const figureOf = (figures: readonly Figure[], result: string): Figure | undefined => {
  const all = figures.filter((figure) => figure.result === result);
  return all.find(says) ?? all[0];
};

/** People count in lakhs from here on. */
const LAKH = 100_000;

/** What people say of an amount: "about ₹11.62 lakh"; '' for less than a lakh, and for what is no amount. */
export const aboutText = (figure: Figure | undefined): string =>
  figure?.amount && Number(figure.amount) >= LAKH
    ? messages.aboutAmount({ amount: formatLakhCrore(Number(figure.amount)) })
    : '';
