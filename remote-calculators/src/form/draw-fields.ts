import { amountInWords } from 'shared/format/words';
import { warningPath } from 'shared/ui/warning-path';
import type { CalculatorView, FieldSpec, NoteContext } from '#definition/definition.ts';
import { labelOf } from '#definition/label-of.ts';
import type { Counted } from '#engine/term-of.ts';
import { readTyped } from '#figures/amount-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { shownIn } from '#form/controls.ts';
import { foldedWords, isUnfolded } from '#form/folded.ts';
import { marked, setAttribute, setText } from '#form/marked.ts';
import { beyondText, markPlace, sliderAt } from '#form/slider-at.ts';
import { shownTexts } from '#form/typed-text.ts';
import { messages } from '#messages.en.ts';
import { type RateMark, rateMark, type rateWarnings } from '#outcome/assumed-rates.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { boundsProblem, problemWithEffect, type Reading } from '#scenario/read-fields.ts';
import { inflationRule, type Scenario } from '#scenario/scenario.ts';
import { monthOf } from '#scenario/target-month.ts';

/** Writes what is said of rates above the limits where it stands already; what is not said there yet is for React. */
export function drawRatesAbove(above: ReturnType<typeof rateWarnings>): void {
  for (const place of marked('above')) {
    const found = above.find(({ name }) => name === place.dataset.rate);
    place.hidden = found === undefined;
    if (found) setText(place, found.sentence);
  }
  for (const notice of marked('limits')) notice.hidden = above.length === 0;
}

/** What stands under a field while nothing is wrong with it; undefined leaves the line empty. */
export function noteOf(
  { rules }: Pick<CalculatorView, 'rules'>,
  spec: FieldSpec,
  value: number | undefined,
  context: NoteContext,
): string | undefined {
  if (spec.slider === undefined) return spec.note?.(0, context);
  if (value === undefined) return undefined;
  return spec.note?.(value, context) ?? (rules[spec.name]?.unit === 'rupees' ? amountInWords(value) : undefined);
}

/** How far ahead a date is offered; a link may be of a later year. */
const YEARS_AHEAD = 50;

/** Of the years that a document offers that knows no day. */
const SOME_DAY = '2026-08-31';

/**
 * The years in the list of a date, each with what it is called. The first says that none is chosen, or is the year of a link
 * where that is none of the others: a list has the same number of them whatever it shows, so that React finds as many as it
 * has rendered.
 *
 * @param text the date, or what is chosen of it
 * @param today what the date is counted from, `YYYY-MM-DD`; null while unknown
 */
export function yearOptions(text: string, today: string | null): (readonly [year: string, called: string])[] {
  const first = Number((today ?? SOME_DAY).slice(0, 4));
  const offered = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(first + ahead));
  const { year } = monthOf(text);
  const other = year === '' || offered.includes(year) ? (['', messages.columnYear] as const) : ([year, year] as const);
  return [other, ...offered.map((one) => [one, one] as const)];
}

/** Puts the years of a date into its list; what is chosen stays chosen where it is still there. */
export function drawYears(list: HTMLSelectElement, text: string, today: string | null): void {
  const { value } = list;
  const years = yearOptions(text, today);
  for (const [at, [year, called]] of years.entries()) {
    const option = list.options[at];
    if (option === undefined || option.value === year) continue;
    option.value = year;
    option.text = called;
  }
  if (list.value !== value && years.some(([year]) => year === value)) list.value = value;
}

/** Where the slider of the today's-rupees inflation ends, in per cent. */
export const inflationSlider = { min: 0, max: 30, step: 0.1 } as const;

/** What is wrong with the today's-rupees inflation as typed; undefined when nothing is. Results stay: they are as paid. */
export function inflationProblem(text: string): string | undefined {
  const typed = readTyped(text);
  if (typed.state !== 'figure') return messages.errorInflation;
  const problem = boundsProblem(typed.value, inflationRule);
  return problem && messages.errorAsPaid({ problem });
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Figures, sliders and notes of a form, and the fold of those that most leave as they are.
 *
 * @param today `YYYY-MM-DD`, null while unknown
 * @param typing the field that is typed in or dragged; '' for none
 */
export function drawFields(
  within: ParentNode,
  spec: Parameters<typeof drawField>[1] & Parameters<typeof foldedWords>[0],
  scenario: Parameters<typeof drawField>[3],
  reading: Reading,
  today: string | null,
  typing: string,
): void {
  const group = within.querySelector('.folded')?.closest('details') ?? null;
  const before = group && writtenIn(group);
  for (const field of spec.fields) drawField(within, spec, field, scenario, reading, today);
  if (group === null) return;
  setText(group.querySelector('.folded'), foldedWords(spec, scenario.texts));
  // It shows what a link, or an answer that is taken over, has put into one of its fields, and what is wrong.
  const isWrong = group.querySelector('.is-invalid') !== null;
  if (writtenIn(group) === before && !isWrong) return;
  if (isWrong || isUnfolded(spec, scenario.texts)) group.open = true;
  // A slider that comes to its end must not vanish under the finger or the key.
  else if (!isUsed(group, typing)) group.open = false;
}

/** Whether somebody is at work in a group of fields. A finger drags a slider without focusing it. */
const isUsed = (group: Element, typing: string): boolean =>
  group.contains(document.activeElement) || group.querySelector(`[data-field="${typing}"]`) !== null;

/** What stands in all fields of a group. */
const writtenIn = (group: Element): string =>
  [...group.querySelectorAll<HTMLInputElement>('.input')].map(({ value }) => value).join('');

/** What is chosen beside the figures. @param typing the field that is typed in; '' for none */
export function drawChoices(
  { choices, todaysRupees }: Pick<Scenario, 'choices' | 'todaysRupees'>,
  typing: string,
): void {
  const inflation = { name: TODAYS_RUPEES, slider: inflationSlider, unit: 'percent', mark: undefined } as const;
  const problem = typing === TODAYS_RUPEES ? undefined : inflationProblem(todaysRupees.text);
  drawQuantity(document, inflation, todaysRupees.text, undefined, problem);
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="radio"], [name="todaysRupees"]')) {
    if (input.name === 'mode') input.checked = input.value === choices.mode;
    if (input.name === 'todaysRupees') input.checked = todaysRupees.on;
    if (input.name === 'convention') input.checked = input.value === `${choices.rateConvention} ${choices.timing}`;
    if (input.type === 'radio') input.closest('label')?.classList.toggle('is-selected', input.checked);
  }
}

/** One figure with its slider and its note. */
function drawField(
  within: ParentNode,
  spec: Pick<CalculatorView, 'rules' | 'growsOnce' | 'modes' | 'agreedRates'>,
  field: FieldSpec,
  { texts, choices, tax }: Pick<Scenario, 'texts' | 'choices' | 'tax'>,
  reading: Reading,
  today: string | null,
): void {
  const text = texts[field.name] ?? '';
  const { values } = reading;
  const note = noteOf(spec, field, values[field.name], { choices, today, text, values, texts });
  const { unit, per } = spec.rules[field.name] ?? {};
  const mark = rateMark(spec, field.name, { choices, tax });
  const label = field.labelBeside && labelOf(field, values);
  const years = within.querySelector<HTMLSelectElement>(`[data-field="${field.name}"] [data-part="year"]`);
  if (years !== null) drawYears(years, text, today);
  drawQuantity(
    within,
    { ...field, label, unit, per, mark },
    text,
    note,
    problemWithEffect(reading.problems[field.name]),
  );
}

interface Quantity extends Pick<FieldSpec, 'name' | 'slider'>, Pick<Counted, 'per'> {
  /** Only where it changes. */
  label?: string | undefined;
  unit: string | undefined;
  mark: RateMark | undefined;
}

/** A figure as typed, what stands under it, and its slider. */
export function drawQuantity(
  within: ParentNode,
  quantity: Quantity,
  text: string,
  note: string | undefined,
  problem: string | undefined,
): void {
  const place = within.querySelector<HTMLElement>(`[data-field="${quantity.name}"]`);
  if (place === null) return;
  if (quantity.label) {
    setText(place.querySelector('label'), quantity.label);
    place.querySelector('[type="range"]')?.setAttribute('aria-label', messages.sliderLabel({ label: quantity.label }));
  }
  drawFigure(place, text, note, problem);
  drawSlider(place, quantity, text);
}

function drawFigure(place: HTMLElement, text: string, note: string | undefined, problem: string | undefined): void {
  const inputs = place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.input');
  const line = place.querySelector('[data-early="note"]');
  if (line === null) return;
  for (const input of inputs) {
    const shown = shownIn(input, text);
    if (input.value !== shown && shownTexts.get(input) !== shown) input.value = shown;
    shownTexts.set(input, shown);
    if (problem === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    input.parentElement?.classList.toggle('is-invalid', problem !== undefined);
  }
  line.className = problem === undefined ? 'quantity__words' : 'field__error';
  // What the server has kept room for stands in the text now.
  line?.removeAttribute('data-longer');
  if (problem === undefined) setText(line, note ?? '\u00a0');
  // Never again where it stands: someone may be reading it.
  else if (line.textContent !== problem || line.firstElementChild === null) line.replaceChildren(warning(), problem);
}

/** The icon as React draws it. */
function warning(): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', warningPath);
  svg.append(path);
  return svg;
}

function drawSlider(place: HTMLElement, { slider, unit, per, mark }: Quantity, text: string): void {
  const range = place.querySelector<HTMLInputElement>('input[type="range"]');
  if (range === null || slider === undefined) return;
  const { at, share, off, beyond } = sliderAt(text, slider, { unit, per });
  const said = unit === 'rupees' || unit === 'percent' || unit === 'months' ? unit : 'years';
  // Of the slider that is dragged it is there already, and writing it costs as much as all the rest.
  if (range.value !== String(at)) range.value = String(at);
  range.setAttribute('aria-valuetext', withUnit(at, said));
  range.parentElement?.style.setProperty('--at', String(share));
  range.parentElement?.classList.toggle('is-off', off);
  const outside = place.querySelector('.quantity__beyond');
  setText(outside, beyondText(beyond, slider, said));
  setAttribute(outside, 'data-side', beyond);
  if (mark === undefined) return;
  const { from, to } = markPlace(mark, slider);
  place.style.setProperty('--from', String(from));
  place.style.setProperty('--to', String(to));
  setText(place.querySelector('.quantity__mark'), mark.text);
}
