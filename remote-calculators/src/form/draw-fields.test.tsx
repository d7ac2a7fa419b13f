// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { FieldNote } from '#calculator-page/fields/quantity-field.tsx';
import { drawQuantity } from '#form/draw-fields.ts';

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
