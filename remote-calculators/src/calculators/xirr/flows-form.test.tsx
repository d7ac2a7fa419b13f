// @vitest-environment jsdom
import { act, useState } from 'react';
import { clearAway, control, draw, press, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FlowsForm } from '#calculators/xirr/flows-form.tsx';
import { rateText, xirrOutcome } from '#calculators/xirr/outcome.ts';
import type { Answers } from '#calculators/xirr/statement/entry.ts';

function Form() {
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<Answers>({});
  const { reading, results, problems } = xirrOutcome(text, answers);
  return (
    <>
      <FlowsForm
        text={text}
        onText={setText}
        problem={problems.join(' ')}
        reading={reading}
        answers={answers}
        onAnswer={(answer) => setAnswers((now) => ({ ...now, ...answer }))}
      />
      <output>{results === null ? 'none' : rateText(results)}</output>
    </>
  );
}

const shown = () => document.querySelector('output')?.textContent;
const legends = () => [...document.querySelectorAll('.xirr__question legend')].map(({ textContent }) => textContent);
const choose = (label: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('.choice')].find((one) => one.textContent?.startsWith(label))?.click(),
  );

beforeEach(() => draw(<Form />));
afterEach(clearAway);

test('a question stands below the field until it is answered, and its answer can be changed', async () => {
  type('flows', '05-01-2024\t1,00,00,000\tPurchase\t100\n05-01-2025\t1,12,00,000\tRedemption\t100');
  expect(legends()).toEqual(['Which column is the amount?']);
  expect(shown()).toBe('none');
  expect(document.getElementById('field-flows-error')?.textContent).toContain('Answer the question below');
  await choose('The one with 1,00,00,000');
  expect(shown()).toBe('11.9653%');
  expect(document.body.textContent).toContain('Read: 1 payment, ₹1,00,00,000.00 in all');
  expect(document.getElementById('field-flows-error')).toBeNull();
  await choose('The one with 100');
  expect(legends()).toEqual(['Which column is the amount?']);
  expect(shown()).toBe('0.0000%');
});

test('one answer leads to the next question, and other rows are asked about anew', async () => {
  type('flows', 'Date,Gross Amount,Net Amount,NAV\n05-01-2024,5000,4999,1\n05-01-2025,(6000),(5999),1');
  await choose('Net Amount: first 4999');
  expect(legends()).toEqual(['Which column is the amount?', 'Amounts without a minus, such as 4999: what are they?']);
  expect(shown()).toBe('none');
  await choose('Paid in');
  expect(shown()).not.toBe('none');
  type('flows', 'Date,Amount,NAV\n05-01-2024,5000,1\n05-01-2025,(6000),1');
  expect(legends()).toEqual(['Amounts without a minus, such as 5000: what are they?']);
  expect(shown()).toBe('none');
});

test('an amount in the field of a row is read as every field reads it', async () => {
  type('date', '2024-01-05');
  type('amount', '1.25 Cr');
  await press('Add');
  expect(control('flows').value).toBe('2024-01-05\t-12500000');
});

test('an added row keeps its zeros and its paise', async () => {
  type('date', '2024-01-05');
  type('amount', '5,000');
  await press('Add');
  type('way', '+');
  type('amount', '1,200.50');
  await press('Add');
  expect(control('flows').value).toBe('2024-01-05\t-5000\n2024-01-05\t+1200.5');
});
