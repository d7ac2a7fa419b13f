// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/taxregimecalculator?salary=900000"}
import { act } from 'react';
import { clearAway, draw, press } from 'shared/form-fixture';
import { Link } from 'shared/router';
import { afterEach, expect, test } from 'vitest';
import { useRegimeForm } from '#calculators/tax-regime/use-regime-form.ts';

function Page() {
  const { form, change } = useRegimeForm();
  const earn = (salary: string) => change((before) => ({ ...before, texts: { ...before.texts, salary } }));
  return (
    <>
      <output>{form.texts.salary}</output>
      <button type="button" onClick={() => earn('7,00,000')}>
        Earn less
      </button>
      <Link to="/taxregimecalculator">Plain</Link>
      <Link to="/taxregimecalculator?salary=900000">Linked</Link>
    </>
  );
}
const salary = () => document.querySelector('output')?.textContent;

afterEach(clearAway);

test('each address shows what it says, and the plain one the page as it opens', async () => {
  draw(<Page />);
  await act(async () => {});
  expect(salary()).toBe('9,00,000');
  await press('Plain');
  const usual = salary();
  expect(usual).not.toBe('9,00,000');
  await press('Linked');
  await press('Earn less');
  expect([salary(), location.search]).toEqual(['7,00,000', '?salary=700000']);
  await press('Linked');
  expect(salary(), 'a second time').toBe('9,00,000');
  await press('Plain');
  expect(salary()).toBe(usual);
});
