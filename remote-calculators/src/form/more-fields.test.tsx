// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import corpusDefinition from '#calculators/corpus/texts.tsx';
import { drawCalculator, workedOut } from '#form/calculator-form.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

const usual = initialScenario(corpusDefinition, null);
const worked = (texts: Scenario['texts']) =>
  workedOut(corpusDefinition, { ...usual, texts: { ...usual.texts, ...texts } }, '2026-11-22', null);
const draw = (texts: Scenario['texts']) => drawCalculator(corpusDefinition, worked(texts), '');
const show = (texts: Scenario['texts']) => {
  document.body.innerHTML = renderToStaticMarkup(
    <FieldsForm definition={corpusDefinition} first={worked(texts)} todaysRupees={usual.todaysRupees} />,
  );
};
const more = () => document.querySelector('details') as HTMLDetailsElement;

beforeEach(() => show({}));

test('the group is closed at first, and the server opens it for a link that uses one of its fields', () => {
  expect(more().open).toBe(false);
  show({ stepUpPct: '10' });
  expect(more().open).toBe(true);
});

test('what is written into one of its fields opens it, and emptying them all closes it', () => {
  draw({ target: '50,00,000' });
  expect(more().open).toBe(false);
  draw({ savings: '2,00,000', stepUpPct: '10' });
  expect(more().open).toBe(true);
  draw({ savings: '', stepUpPct: '10' });
  expect(more().open).toBe(true);
  draw({});
  expect(more().open).toBe(false);
});

test('whoever opened or closed it by hand keeps it so while typing, unless something in it is wrong', () => {
  more().open = true;
  draw({ target: '50,00,000' });
  expect(more().open).toBe(true);
  draw({ savings: '2,00,000' });
  more().open = false;
  draw({ savings: '2,00,000', target: '60,00,000' });
  expect(more().open).toBe(false);
  const savings = document.querySelector<HTMLInputElement>('[name="savings"]') as HTMLInputElement;
  savings.value = '2.5.1';
  draw({ savings: '2.5.1' });
  expect(more().open).toBe(true);
});

test('a slider in it that is brought to its end does not vanish under the finger or the key', () => {
  const written = { savings: '2,00,000' };
  draw(written);
  drawCalculator(corpusDefinition, worked({}), 'savings');
  expect(more().open, 'dragged, which focuses nothing on a phone').toBe(true);
  drawCalculator(corpusDefinition, worked({}), '');
  expect(more().open, 'let go').toBe(true);

  draw(written);
  (document.querySelector('[data-field="savings"] [type="range"]') as HTMLElement).focus();
  draw({});
  expect(more().open, 'by a key').toBe(true);
});
