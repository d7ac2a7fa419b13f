// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ChancePanel from '#calculator-page/chance/chance-panel.tsx';
import { settleNow } from '#calculator-page/settle/settle-now.ts';
import glidePathDefinition from '#calculators/glide-path/texts.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import retirementDefinition from '#calculators/retirement/texts.tsx';
import sipDefinition from '#calculators/sip/texts.tsx';
import swpDefinition from '#calculators/swp/texts.tsx';
import type { CalculatorDefinition, Inputs } from '#definition/definition.ts';
import { exact } from '#engine/exact.ts';
import { pricesAt } from '#engine/todays-rupees.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { todaysRupees } from '#outcome/price-basis.ts';
import { initialScenario } from '#scenario/scenario.ts';
import { defaultChance } from '#scenario/settings.ts';

/** What the worker answers; undefined where the browser has no workers. jsdom has none. */
let answer: ((question: unknown) => Promise<unknown>) | undefined;
const started = vi.fn();
const terminate = vi.fn();
class StandInWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (error: unknown) => void;
  terminate = terminate;
  constructor(file: string) {
    if (answer === undefined) throw new Error('There are no workers.');
    started(file);
  }
  postMessage(question: unknown): void {
    answer?.(question).then(
      (data) => this.onmessage?.({ data }),
      (error) => this.onerror?.(error),
    );
  }
}
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('Worker', StandInWorker);
  vi.stubGlobal('__webpack_public_path__', '/release/');
  answer = undefined;
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface PageProps {
  definition: CalculatorDefinition;
  inputs: Inputs;
  inflation?: number;
}

/** As the page holds it: what the panel changes comes back to it. */
function Page({ definition, inputs, inflation }: PageProps) {
  const usual = initialScenario(definition, null);
  const [typed, setTyped] = useState(inputs);
  const [range, setRange] = useState(usual.range);
  const [chance, setChance] = useState(defaultChance);
  const conversion = inflation === undefined ? undefined : todaysRupees(inflation);
  const outcome = outcomeOf(definition, typed, usual.choices, conversion);
  if (outcome === null) return null;
  const onText = (name: string, text: string) =>
    setTyped((before) => ({ ...before, [name]: Number(text.replaceAll(',', '')) }));
  const on = { onRange: setRange, onChance: setChance, onText };
  return <ChancePanel {...{ definition, outcome, range, chance }} {...on} />;
}

const show = (props: PageProps) => act(async () => root.render(<Page {...props} />));
const rest = () => act(async () => vi.advanceTimersByTimeAsync(3_000));
const told = () => document.querySelector('.panel__answer')?.textContent;
const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control as
    | HTMLInputElement
    | HTMLSelectElement;

async function type(label: string, text: string): Promise<void> {
  const control = field(label);
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

const sip = { definition: sipDefinition, inputs: { monthly: 5000, years: 20, annualRatePct: 12 } };

test('says how often a SIP gets there, counted on the page where there is no worker', async () => {
  await show(sip);
  expect(document.querySelector('.skeletons')?.textContent).toBe('Counting possible markets');
  await rest();
  expect(told()).toBe('Reaches ₹49.96 lakh in 39 of 100 possible markets. For 80 of 100: ₹8,314 a month.');
  expect(document.body.textContent).toContain('The target is ₹49,95,739.60: what the plan itself would reach');
  expect(document.body.textContent).toContain('This is no forecast and no promise.');
  expect(document.body.textContent).toContain('5,000 possible markets, draw 1.');
  await rest();
  expect(document.querySelector('[role="status"]')?.textContent).toBe(told());
  expect(document.querySelector('.dots__reached')?.getAttribute('d')?.match(/M/g)).toHaveLength(39);
  expect(document.querySelector('.dots__missed')?.getAttribute('d')?.match(/M/g)).toHaveLength(61);
});

test('takes the answer of the worker, and its own where the worker fails or hangs', async () => {
  const asked = vi.fn();
  answer = async (question) => {
    asked(question);
    return { hits: 4_999, paths: 5_000, paymentFor80: 1, corpusFor80: null };
  };
  await show(sip);
  await rest();
  expect(told()).toBe('Reaches ₹49.96 lakh in 99 of 100 possible markets. For 80 of 100: ₹1 a month.');
  expect(started).toHaveBeenCalledExactlyOnceWith('/release/simulation-worker.js');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ chance: expect.objectContaining({ seed: 1, paths: 5_000 }) });

  answer = () => Promise.reject(new Error('404'));
  await type('Yearly ups and downs (%)', '10');
  await rest();
  expect(told()).not.toContain('99 of 100');

  terminate.mockClear();
  answer = () => new Promise(() => {});
  await type('Yearly ups and downs (%)', '16');
  await rest();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await rest();
  expect(terminate).toHaveBeenCalled();
  expect(told()).toContain('39 of 100');
});

test('an older answer is not taken for the newer question', async () => {
  const answers: ((answer: unknown) => void)[] = [];
  await show(sip);
  await rest();
  answer = () => new Promise((resolve) => answers.push(resolve));
  await type('Yearly ups and downs (%)', '12');
  await rest();
  await type('Yearly ups and downs (%)', '10');
  await act(async () => answers[0]?.({ hits: 1, paths: 100, paymentFor80: 1, corpusFor80: null }));
  await rest();
  expect(document.querySelector('.chance__told:not([aria-busy="true"])')).toBeNull();
});

test('the kind of fund sets the ups and downs, and another figure is of no kind', async () => {
  await show(sip);
  await rest();
  await type('Kind of fund', 'debt');
  expect(field('Yearly ups and downs (%)').value).toBe('3');
  await type('Yearly ups and downs (%)', '11');
  expect((field('Kind of fund') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Another figure');
  await type('Yearly ups and downs (%)', '61');
  await rest();
  expect(document.body.textContent).toContain('Enter 60% or less.');
  expect(told()).toBeUndefined();
});

test('what is enough in 80 of 100 goes into the form, and the target stays', async () => {
  await show(sip);
  await rest();
  const take = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Use '));
  expect(take?.textContent).toBe('Use ₹8,314');
  await act(async () => take?.click());
  await rest();
  expect(field('Your target').value).toBe('49,95,739.6');
  expect(told()).toMatch(/^Reaches ₹49.96 lakh in 80 of 100 possible markets\. For 80 of 100: ₹8,314 a month\.$/);
  expect([...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('Use '))).toEqual(
    [],
  );
});

test('a target of one’s own is held against the plan, and one that is no figure is said', async () => {
  await show(sip);
  await rest();
  await type('Your target', '10L');
  await rest();
  expect(told()).toMatch(/^Reaches ₹10 lakh in 99 of 100/);
  expect(document.body.textContent).toContain('The target is ₹10,00,000.00.');
  expect(document.body.textContent).toContain('Ten lakh, in the rupees of that day');
  await type('Your target', '0');
  await rest();
  expect(told()).toBeUndefined();
  expect(document.body.textContent).toContain('Enter more than ₹0.');
});

test('a plan that pays out says how often it lasts, and what would', async () => {
  const inputs = { investment: 5_000_000, monthlyWithdrawal: 40_000, annualRatePct: 8, years: 25, stepUpPct: 0 };
  await show({ definition: swpDefinition, inputs });
  await rest();
  await type('Kind of fund', 'hybrid');
  await rest();
  expect(told()).toBe(
    'Pays every month in full in 34 of 100 possible markets. For 80 of 100: ₹65,24,066 invested at the beginning.',
  );
  expect(document.body.textContent).toContain('Use ₹65,24,066');
});

const lives = { age: 30, retirementAge: 60, lifeExpectancy: 85, monthlyExpense: 50_000, annualRatePct: 12 };

test('retirement from expenses has ups and downs of its own after work', async () => {
  await show({ definition: byExpenseDefinition, inputs: { ...lives, inflationPct: 6, postReturnPct: 8 } });
  await rest();
  const before = told();
  expect(before).toMatch(/^Pays for every month of retirement in \d+ of 100 possible markets\. For 80 of 100: ₹/);
  await type('Ups and downs after retirement (%)', '3');
  await rest();
  expect(told()).not.toBe(before);
  expect(document.body.textContent).toContain('12.68% until retirement and 8.30% after it');
});

test('what is enough for retirement in 80 of 100 becomes what is saved a month', async () => {
  await show({ definition: byExpenseDefinition, inputs: { ...lives, inflationPct: 6, postReturnPct: 8 } });
  await rest();
  const take = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Use ₹'));
  await act(async () => take?.click());
  await rest();
  expect(told()).toMatch(/^Pays for every month of retirement in 80 of 100 possible markets\./);
  expect(document.body.textContent).toContain('Counted with ₹49,');
});

test('in today’s rupees nothing changes but the amounts that fall due later', async () => {
  const corpus = { age: 30, retirementAge: 60, amountToday: 10_000_000, annualRatePct: 12, inflationPct: 6 };
  await show({ definition: retirementDefinition, inputs: corpus });
  await rest();
  const plain = told();
  expect(document.body.textContent).toMatch(/Counted with ₹[\d,.]+ at the end of each month\./);
  await show({ definition: retirementDefinition, inputs: corpus, inflation: 6 });
  await rest();
  expect(plain).toContain('₹5.74 crore');
  expect(told()).toBe(plain?.replace('₹5.74 crore', '₹1 crore'));
  expect(document.body.textContent).toContain('The target is ₹1,00,00,000.00 in today’s rupees.');
  expect(pricesAt(exact('0.06'))(0)).toBe(exact(1));
});

test('a mix of funds says how its years are drawn', async () => {
  const mix = { debtRatePct: 6, equityPct: 80, glideYears: 5 };
  const goal = { amountToday: 1_000_000, years: 10, annualRatePct: 12, inflationPct: 6, ...mix };
  await show({ definition: glidePathDefinition, inputs: goal });
  await rest();
  expect(told()).toMatch(/^Reaches ₹17.91 lakh in \d+ of 100/);
  expect(document.body.textContent).toContain(
    'the mean of that year’s mix, 11.35% in the first year and 6.17% in the last',
  );
  expect(document.body.textContent).toContain('those above for equity and 3% for debt');
});

test('paper asks for the figures at once', async () => {
  await show(sip);
  expect(told()).toBeUndefined();
  act(() => settleNow());
  expect(document.querySelector('.print-only')?.textContent).toMatch(
    /^Reaches ₹49.96 lakh in 39 of 100 .* · The target is .* · Assumed: yearly ups and downs of 16%, 5,000 possible markets, draw 1\./,
  );
});
