import { expect, it } from 'vitest';
import { view as epf } from '#calculators/epf/fields.ts';
import { view as fire } from '#calculators/fire/fields.ts';
import { view as stepUp } from '#calculators/step-up-sip/fields.ts';
import { foldedWords, isUnfolded } from '#form/folded.ts';
import { initialScenario } from '#scenario/scenario.ts';

it('a fold says what is in it while all is as usual, or empty', () => {
  const { texts } = initialScenario(stepUp, null);
  expect([isUnfolded(stepUp, texts), foldedWords(stepUp, texts)]).toEqual([false, 'Annual step-up (₹)']);
  const emptied = { ...texts, stepUpRupees: '' };
  expect([isUnfolded(stepUp, emptied), foldedWords(stepUp, emptied)]).toEqual([false, 'Annual step-up (₹)']);
  // A field in sight changes nothing on the fold.
  expect(foldedWords(stepUp, { ...texts, monthly: '7,000' })).toBe('Annual step-up (₹)');
});

it('names only whole fields, and how many more there are', () => {
  expect(foldedWords(fire, initialScenario(fire, null).texts)).toBe(
    'Annual step-up (%), Expected annual return (%) and\u00a03\u00a0more',
  );
});

it('and what is not as usual, with what it holds', () => {
  const { texts } = initialScenario(stepUp, null);
  const own = { ...texts, stepUpRupees: '1,500' };
  expect([isUnfolded(stepUp, own), foldedWords(stepUp, own)]).toEqual([true, 'Annual step-up (₹): 1,500']);
});

it('a choice is told by its words, and of several fields only the changed ones', () => {
  const { texts } = initialScenario(epf, null);
  const [member] = epf.fields.filter(({ name }) => name === 'epsMember');
  const other = texts.epsMember === 'true' ? 'false' : 'true';
  expect(foldedWords(epf, { ...texts, epsMember: other, savings: '2,00,000' })).toBe(
    `${member?.label}: ${member?.called?.(other)}, ${epf.fields.find(({ name }) => name === 'savings')?.label}: 2,00,000`,
  );
});
