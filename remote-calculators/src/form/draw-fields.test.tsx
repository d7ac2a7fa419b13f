// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { FieldNote } from '#calculator-page/fields/quantity-field.tsx';
import { view as sip } from '#calculators/sip/fields.ts';
import { drawChoices, drawQuantity, inflationProblem } from '#form/draw-fields.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { initialScenario } from '#scenario/scenario.ts';

const rendered = (note: string | undefined, problem: string | undefined) =>
  renderToStaticMarkup(<FieldNote id="years-note" note={note} problem={problem} />);

/** What stands under the field after the early script has drawn it. */
function drawn(note: string | undefined, problem: string | undefined): string | undefined {
  drawQuantity(document, { name: 'years', unit: 'years', mark: undefined }, '10', note, problem);
  return document.querySelector('[data-early="note"]')?.outerHTML.replace('&nbsp;', '\u00a0');
}

beforeEach(() => {
  document.body.innerHTML = `<div data-field="years"><span><input class="input" type="text"></span>${rendered('Ten years', undefined)}</div>`;
});

test('what is wrong looks before React as it does after', () => {
  const problem = 'Enter 1 to 30 years.';
  expect(drawn('Ten years', problem)).toBe(rendered('Ten years', problem));
  const other = 'Enter whole years.';
  expect(drawn('Ten years', other)).toBe(rendered('Ten years', other));
});

test('and leaves nothing behind once it is right', () => {
  drawn('Ten years', 'Enter 1 to 30 years.');
  expect(drawn('Twelve years', undefined)).toBe(rendered('Twelve years', undefined));
  expect(drawn(undefined, undefined)).toBe(rendered(undefined, undefined));
});

test.each([
  ['6', undefined],
  ['30', undefined],
  ['50', 'Enter 30% or less. Amounts are shown as paid until then.'],
  ['6L1', 'Enter a figure. Amounts are shown as paid until then.'],
  ['', 'Enter a figure. Amounts are shown as paid until then.'],
])('of an inflation of "%s" for today’s rupees it is said that amounts stay, which they do', (text, problem) => {
  expect(inflationProblem(text)).toBe(problem);
});

test('an inflation that is emptied to be typed anew is not called wrong before the keys rest', () => {
  document.body.innerHTML = document.body.innerHTML.replace('data-field="years"', `data-field="${TODAYS_RUPEES}"`);
  const emptied = { ...initialScenario(sip, null), todaysRupees: { on: true, text: '' } };
  const said = () => document.querySelector('[data-early="note"]')?.textContent?.trim();
  drawChoices(emptied, TODAYS_RUPEES);
  expect(said()).toBe('');
  drawChoices(emptied, '');
  expect(said()).toBe('Enter a figure. Amounts are shown as paid until then.');
});
