// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/retirementcalculator?age=35&retirementAge=60&monthlyExpense=40000&annualRatePct=12"}
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared/router';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { expect, test, vi } from 'vitest';
import RetirementPage from '#calculators/retirement/page.tsx';

const facts = { firm: { legalName: 'Firm', arn: 'ARN-1', office: {} } } as unknown as SiteFacts;

const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-field="${name}"] .input`);
const texts = (...names: string[]) => names.map((name) => field(name)?.value);
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name) as HTMLInputElement;
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const ask = (value: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`[name="way"][value="${value}"]`)?.click());
const query = () => new URLSearchParams(location.search);

test('what was typed goes along to the other question and back, and the address is that of the one that is asked', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <SiteProvider facts={facts} pageData={{ '/retirementcalculator': { today: '2026-11-29' } }}>
        <BrowserRouter>
          <RetirementPage />
        </BrowserRouter>
      </SiteProvider>,
    ),
  );
  expect(texts('age', 'monthlyExpense')).toEqual(['35', '40,000']);
  await type('age', '40');
  await type('monthlyExpense', '70000');

  await ask('amountToday');
  expect(texts('age', 'retirementAge', 'monthlyExpense')).toEqual(['40', '60', undefined]);
  expect([query().get('age'), query().has('monthlyExpense')]).toEqual(['40', false]);
  await type('amountToday', '30000000');

  await ask('monthlyExpense');
  expect(texts('age', 'monthlyExpense')).toEqual(['40', '70,000']);
  expect(query().get('monthlyExpense')).toBe('70000');
  await type('age', '41');

  await ask('amountToday');
  expect(texts('age', 'amountToday')).toEqual(['41', '3,00,00,000']);
  expect([query().get('age'), query().get('amountToday')]).toEqual(['41', '30000000']);
  act(() => root.unmount());
});
