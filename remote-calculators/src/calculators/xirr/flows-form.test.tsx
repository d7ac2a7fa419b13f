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
        onText={(change) => setText((now) => change(now, answers))}
        problem={problems.length > 0 ? problems.join(' ') : undefined}
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

const all = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[data-part="${name}"]`)];
const values = () => all('date').map((date, at) => [date.value, all('way')[at]?.value, all('amount')[at]?.value]);
const write = (element: HTMLInputElement | undefined, value: string) => {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  act(() => {
    element?.focus();
    set?.call(element, value);
    element?.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
};
const fill = (at: number, date: string, way: string, amount: string) => {
  write(all('date')[at], date);
  write(all('way')[at], way);
  write(all('amount')[at], amount);
};
const wrong = () => [...document.querySelectorAll('.field__error')].map(({ textContent }) => textContent);

beforeEach(() => draw(<Form />));
afterEach(clearAway);

test('a question stands below the field until it is answered, and its answer can be changed', async () => {
  await press('Paste many');
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
  await press('Paste many');
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

test('rows are typed as people write days and amounts, and shown so that nobody misreads them', async () => {
  expect(values()).toEqual([
    ['', 'paid', ''],
    ['', 'received', ''],
  ]);
  fill(0, '1/2/25', 'paid', '1.25 Cr');
  expect(all('amount')[0]?.value).toBe('1.25 Cr');
  fill(1, '2026-02-01', 'received', '1,40,00,000.50');
  act(() => all('amount')[1]?.blur());
  expect(values()).toEqual([
    ['01 Feb 2025', 'paid', '1,25,00,000'],
    ['01 Feb 2026', 'received', '1,40,00,000.5'],
  ]);
  expect(shown()).toBe('12.0000%');
  expect(document.body.textContent).toContain('One crore twenty-five lakh');
  await press('Paste many');
  expect(control('flows').value).toBe('2025-02-01\t-12500000\n2026-02-01\t+14000000.5');
});

test('a wrong row is named beside it, keeps what was typed, and is right once it is written again', async () => {
  fill(0, '1 Feb 2025', 'paid', '100');
  fill(1, '31/02/2026', 'received', '112');
  await press('Add a row');
  expect(document.activeElement).toBe(all('date')[2]);
  expect(wrong()).toEqual(['Row 2: enter a date such as 1 Jan 2025.']);
  expect(values()[1]).toEqual(['31/02/2026', 'received', '112']);
  expect(all('date')[1]?.getAttribute('aria-invalid')).toBe('true');
  expect(shown()).toBe('none');
  write(all('date')[1], '1 Feb 2026');
  write(all('amount')[1], '-112');
  expect(wrong()).toEqual(['Row 2: enter an amount such as 5,000, without a sign.']);
  write(all('amount')[1], '112');
  expect(wrong()).toEqual([]);
  expect(shown()).toBe('12.0000%');
  await press('Remove row 1');
  expect(values().map(([date]) => date)).toEqual(['01 Feb 2026', '']);
  expect(document.activeElement).toBe(all('remove')[0]);
  await press('Remove row 2');
  await press('Remove row 1');
  expect(values()).toHaveLength(2);
});

test('more rows than twelve are a text, which becomes rows again when it is short', async () => {
  for (let row = 2; row < 12; row += 1) await press('Add a row');
  expect(values()).toHaveLength(12);
  expect(document.body.textContent).toContain('12 rows are the most that stand here.');
  await press('Paste many');
  expect(control('flows').value).toBe('');
  type('flows', Array.from({ length: 13 }, (_, at) => `2025-01-${at + 1} -5`).join('\n'));
  expect(document.body.textContent).toContain('More than 12 rows are edited here, as text.');
  await press('Rows again');
  expect(values()).toEqual([]);
  type('flows', 'Date,Amount\n1 Jan 2025,(100)\n1 Jan 2026,112');
  await press('Rows again');
  expect(values()).toEqual([
    ['01 Jan 2025', 'paid', '100'],
    ['01 Jan 2026', 'received', '112'],
  ]);
  expect(shown()).toBe('12.0000%');
});

test('what was cleared by one press is there again by another, as rows and as a text', async () => {
  fill(0, '1 Feb 2025', 'paid', '100');
  fill(1, '1 Feb 2026', 'received', '112');
  const [before, rate] = [values(), shown()];
  await press('Clear all');
  expect([values()[0], shown()]).toEqual([['', 'paid', ''], 'none']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('All rows are cleared.Undo');
  // Nothing is lost by a second press, nor by an empty row.
  await press('Add a row');
  await press('Clear all');
  await press('Undo');
  expect([values(), shown()]).toEqual([before, rate]);
  expect(document.activeElement?.textContent).toBe('Clear all');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');

  await press('Paste many');
  const many = Array.from({ length: 40 }, (_, at) => `2025-01-${(at % 28) + 1}\t-5`).join('\n');
  type('flows', many);
  await press('Clear all');
  expect(control('flows').value).toBe('');
  await press('Undo');
  expect(control('flows').value).toBe(many);
});

test('what is typed after the rows were cleared takes the way back away', async () => {
  fill(0, '1 Feb 2025', 'paid', '100');
  await press('Clear all');
  fill(0, '1 Feb 2024', 'paid', '7');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
});
