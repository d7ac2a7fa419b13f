// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AgainstSipPanel from '#calculator-page/extras/against-sip-panel.tsx';
import epfDefinition from '#calculators/epf/texts.tsx';
import ppfDefinition from '#calculators/ppf/texts.tsx';
import type { CalculatorDefinition, Inputs } from '#definition/definition.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { initialScenario } from '#scenario/scenario.ts';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has none.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function show(definition: CalculatorDefinition, inputs: Inputs): void {
  const outcome = outcomeOf(definition, inputs, initialScenario(definition, null).choices);
  if (outcome === null) throw new Error('no result');
  const Panel = () => {
    const [text, setText] = useState('12');
    return <AgainstSipPanel definition={definition} outcome={outcome} text={text} onText={setText} />;
  };
  act(() => root.render(<Panel />));
}

function typeRate(text: string): void {
  const input = document.querySelector<HTMLInputElement>('[name="sipReturnPct"]');
  if (input === null) throw new Error('no field');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const cells = () => [...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
const said = () => document.querySelector('main')?.textContent ?? '';

test('monthly deposits stand beside the same SIP, which is not assured', () => {
  show(ppfDefinition, { deposit: 12_500, frequency: 'monthly', byFifth: 'true', years: 15, annualRatePct: 7.1 });
  expect(cells()).toEqual([
    ...['₹22,50,000.00', '₹39,44,599.22', '₹22,50,000.00', '₹63,07,199.99', '', '+₹23,62,600.77'],
  ]);
  expect(said()).toContain('12% nominal is 12.68% effective');
  expect(said()).toContain('assumed and not assured');
  typeRate('0');
  expect(cells().slice(3)).toEqual(['₹22,50,000.00', '', '−₹16,94,599.22']);
});

test('a return above what AMFI lets calculators illustrate is told, and none that is no figure is counted', () => {
  const pay = { basicMonthly: 50_000, age: 30, retirementAge: 58, salaryGrowthPct: 5, annualRatePct: 8.25 };
  show(epfDefinition, pay);
  expect(said()).not.toContain('AMFI lets such illustrations');
  typeRate('13');
  expect(said()).toContain('This assumes 13.80% a year');
  typeRate('31');
  expect([said().includes('Enter 30% or less.'), cells()]).toEqual([true, []]);
  typeRate('abc');
  expect([said().includes('Enter a figure, such as 12.'), cells()]).toEqual([true, []]);
});
