import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { view as corpus } from '#calculators/corpus/fields.ts';
import { view as dreamCar } from '#calculators/dream-car/fields.ts';
import { view as dreamHouse } from '#calculators/dream-house/fields.ts';
import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import { view as sip } from '#calculators/sip/fields.ts';
import { wholeMonths } from '#engine/goals/goal-term.ts';
import { fromQuery } from '#scenario/link.ts';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario, showsExample } from '#scenario/scenario.ts';
import { emptiedQuery } from '#scenario/typed-form.ts';

const TODAY = '2026-11-26';

describe('the example that a page opens on', () => {
  it.each([
    [TODAY, '2031-11-26'],
    ['2026-08-31', '2031-08-31'],
    // February 2033 has 28 days: the 28th would be a month less.
    ['2028-02-29', '2033-03-01'],
  ])('has its date five years after %s', (today, date) => {
    expect(initialScenario(dreamCar, today).texts.targetDate).toBe(date);
  });

  it('has the same months to go on every day', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const today = date.toISOString().slice(0, 10);
        for (const [view, months] of [[dreamCar, 60] as const, [dreamHouse, 180] as const])
          expect(wholeMonths(today, initialScenario(view, today).texts.targetDate ?? '')).toBe(months);
      }),
    );
  });

  it('leaves its date empty where no day is known, and has its other figures', () => {
    expect(initialScenario(dreamCar, null).texts).toMatchObject({ amountToday: '10,00,000', targetDate: '' });
  });

  it('a link on a day that is not known cannot be used without its date, and can with it', () => {
    expect(fromQuery(dreamCar, '?amountToday=900000', '')).toBe('bad');
    expect(fromQuery(dreamCar, '?amountToday=900000&targetDate=2031-01-01&today=2026-01-01', '')).toMatchObject({
      texts: { amountToday: '9,00,000', targetDate: '2031-01-01' },
    });
  });

  it.each([corpus, dreamCar, byExpenseView, sip])('is complete on $path', (view) => {
    const { texts, choices } = initialScenario(view, TODAY);
    expect(readFields(view, texts, TODAY, choices)).toMatchObject({ problems: {}, inputs: expect.anything() });
  });

  it('is one until any figure is another', () => {
    const example = initialScenario(corpus, TODAY);
    expect(showsExample(corpus, example, TODAY)).toBe(true);
    for (const name of Object.keys(example.texts))
      expect(showsExample(corpus, { texts: { ...example.texts, [name]: '7' } }, TODAY), name).toBe(false);
  });

  it.each([corpus, dreamCar, byExpenseView])('is emptied by a link, which keeps what is assumed, on $path', (view) => {
    const emptied = fromQuery(view, `?${emptiedQuery(view)}`, TODAY);
    if (emptied === null || emptied === 'bad') throw new Error('The link says nothing.');
    const usual = initialScenario(view, TODAY).texts;
    for (const [name, text] of Object.entries(emptied.texts))
      expect(text, name).toBe(name in (view.opensOn ?? {}) || name === 'targetDate' ? '' : usual[name]);
    expect(readFields(view, emptied.texts, TODAY, emptied.choices)).toMatchObject({ problems: {}, inputs: null });
  });
});
