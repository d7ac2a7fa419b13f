import { expect, test } from 'vitest';
import { sanitise } from '#content/sanitise.ts';

const shown = (inside: string) => sanitise(`<p>So <math>${inside}</math>.</p>`);

test.each([
  [
    '<mi>CAGR</mi><mo>=</mo><msup><mrow><mo>(</mo><mfrac><mi>EV</mi><mi>BV</mi></mfrac><mo>)</mo></mrow><mfrac><mn>1</mn><mi>n</mi></mfrac></msup><mo>−</mo><mn>1</mn>',
    'CAGR = (EV/BV)^(1/n) − 1',
  ],
  [
    '<semantics><mrow><mi>P</mi><mo>×</mo><msup><mrow><mo>(</mo><mn>1</mn><mo>+</mo><mi>i</mi><mo>)</mo></mrow><mi>n</mi></msup></mrow><annotation encoding="application/x-tex">P(1+i)^n</annotation></semantics>',
    'P × (1 + i)^n',
  ],
  ['<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>', '(a + b)/2'],
  ['<msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn></msqrt>', '√(b^2 − 4)'],
  ['<mroot><mi>x</mi><mn>3</mn></mroot>', 'x^(1/3)'],
  ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x_1^2'],
])('a formula stays as a line of text: %s', (inside, words) => {
  expect(shown(inside)).toBe(`<p>So <span>${words}</span>.</p>`);
});

test('a formula brings no element and no program along', () => {
  const safe = shown('<mtext><img src=x onerror=alert(1)><script>alert(1)</script>x</mtext><mi>&lt;b&gt;</mi>');
  expect(safe).toBe('<p>So <span>x&lt;b&gt;</span>.</p>');
});
