import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { xirrOutcome } from '#calculators/xirr/outcome.ts';
import { XirrResult } from '#calculators/xirr/page.tsx';

/** The figures of the result in their order, the leading one marked. */
function figuresOf(text: string): string[] {
  const html = renderToStaticMarkup(<XirrResult outcome={xirrOutcome(text)} />);
  return [...html.matchAll(/<div class="(\w*)"[^>]*><dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, spec = '', label = '', figure = '']) => `${spec}: ${label} ${figure.replace(/<[^>]*>/g, '')}`,
  );
}

it('leads with the gain of the period under a year, and with the yearly return from a year on', () => {
  expect(figuresOf('2026-01-01 -15000\n2026-01-26 22500').slice(0, 3)).toEqual([
    'hero: Gain of the period 50.0000% in 25 days',
    ': Yearly return (XIRR) 37,133.3731%',
    ': Paid in ₹15,000.00',
  ]);
  expect(figuresOf('2025-01-01 -100000\n2026-01-01 112000').slice(0, 2)).toEqual([
    'hero: Yearly return (XIRR) 12.0000%',
    ': Paid in ₹1,00,000.00',
  ]);
});
