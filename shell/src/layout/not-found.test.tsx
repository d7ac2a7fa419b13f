// @vitest-environment jsdom
import { clearAway, draw } from 'shared/form-fixture';
import type { Snapshot } from 'shared/snapshot';
import { afterEach, expect, test } from 'vitest';
import { NotFound } from '#layout/not-found.tsx';
import { LoaderProvider } from '#manifest/loader.tsx';

const EMPTY: Snapshot = { serial: 1, remotes: {}, pages: [] };
/** @param whole the directory, once it has come */
function drawAt(snapshot: Snapshot, whole: Snapshot | null = null) {
  const directory = { current: () => whole, load: () => Promise.reject(new Error()), subscribe: () => () => {} };
  draw(
    <LoaderProvider loader={{ snapshot, directory, load: () => Promise.reject(new Error()) }}>
      <NotFound />
    </LoaderProvider>,
  );
}
const rowTo = (path: string) => document.querySelector(`li a[href="${path}"] span`)?.textContent;

afterEach(clearAway);

test('the calculators are counted as the document or the directory says, and can be asked', () => {
  drawAt({ ...EMPTY, calculators: 31 });
  expect(rowTo('/calculators')).toBe('31 calculators, each with its formula');
  expect(document.querySelector('form[action="/ask"] input[name=q]')).not.toBeNull();
  clearAway();
  drawAt(EMPTY, { ...EMPTY, calculators: 2 });
  expect(rowTo('/calculators')).toBe('2 calculators, each with its formula');
});

test('while there are none, nothing leads to them', () => {
  drawAt(EMPTY);
  expect(rowTo('/calculators')).toBeUndefined();
  expect(document.querySelector('form')).toBeNull();
  expect(rowTo('/contactus')).toBe('Ask a question, or book an appointment');
});
