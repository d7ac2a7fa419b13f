// @vitest-environment jsdom

import {
  alert,
  answer,
  answers,
  asked,
  clearAway,
  control,
  draw,
  focused,
  press,
  redraw,
  settle,
  type,
} from 'shared/form-fixture';
import { Toaster } from 'shared/ui';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EntryForm } from '#features/plan-entry/plan-entry-page.tsx';

const form = (saved: [] | null, failed = false) => (
  <EntryForm draftKey="plan:asha" saved={saved} failed={failed} onNewer={() => {}} />
);

afterEach(clearAway);
beforeEach(() => history.replaceState(null, '', '/'));

function fillFirstRow(): void {
  type('long.0.amount', '2.5 lakh');
  type('long.0.weight', '25-50%');
}

test('an empty plan leads to the button that adds a row', async () => {
  draw(form([]));
  await press('Submit');
  expect(focused()).toBe('One thing to correctNothing to save yet: Give at least one row an amount and a weight.');
  await press('Nothing to save yet: Give at least one row an amount and a weight.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add more to Long-Term');
  expect(asked).not.toHaveBeenCalled();
});

test('complete rows are saved, and those that were begun are named', async () => {
  answers['POST /server/tables'] = [200, { rows: [] }];
  draw(form([]));
  fillFirstRow();
  type('short.1.amount', '900');
  await press('Submit');
  expect(asked.mock.lastCall?.[1]).toMatchObject([{ category: 'Travel', amount: '250000', weight: '25-50%' }]);
  expect(document.body.textContent).toContain('Data saved successfully, but not all of it');
  expect(focused()).toContain('Choose a weight.');
  type('short.1.weight', '1-25%');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
});

test('who presses Submit before the saved rows have come waits for them', async () => {
  draw(form(null));
  fillFirstRow();
  await press('Submit');
  expect(asked).not.toHaveBeenCalled();
  redraw(form([]));
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('nothing is sent where the saved rows could not be had, and it says why', async () => {
  draw(form(null));
  fillFirstRow();
  await press('Submit');
  redraw(form(null, true));
  await settle();
  expect(asked).not.toHaveBeenCalled();
  expect(alert()).toContain('Your saved rows could not be loaded');
});

test('rows that were saved elsewhere meanwhile stand beside the own ones, and the visitor chooses', async () => {
  const theirs = [{ category: 'Travel', amount: '900000', weight: '0%', horizon: 'long' }];
  answers['POST /server/tables'] = [412, { message: 'changed' }];
  answers['GET /server/tables'] = async () => Response.json(theirs);
  draw(form([]));
  fillFirstRow();
  await press('Submit');
  expect(asked.mock.lastCall?.[0]).toBe('GET /server/tables');
  expect(document.body.textContent).toContain(
    'Long-Term, Travel: here ₹2,50,000.00 (25-50%), saved there ₹9,00,000.00 (0%)',
  );
  answers['POST /server/tables'] = [200, { success: true }];
  await press('Save my rows');
  expect(asked.mock.lastCall?.[1]).toMatchObject([{ category: 'Travel', amount: '250000' }]);
  expect(document.body.textContent).not.toContain('changed elsewhere');
});

test('a plan that the origin does not take stays in its fields', async () => {
  draw(form([]));
  fillFirstRow();
  await press('Submit');
  expect(alert()).toBe('Failed to save dataTry again in a few seconds.');
  expect((document.getElementsByName('long.0.amount')[0] as HTMLInputElement).value).toBe('2.5 lakh');
});

test('what is typed while the rows are being saved stays, and the next save rests on the first', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['POST /server/tables'] = () => promise;
  draw(
    <>
      <Toaster />
      {form([])}
    </>,
  );
  fillFirstRow();
  await press('Submit');
  type('long.0.amount', '3 lakh');
  resolve(answer([200, {}]));
  await settle();
  expect(control('long.0.amount').value).toBe('3 lakh');
  expect(sessionStorage.getItem('draft:plan:asha')).toContain('3 lakh');
  expect(document.body.textContent).toContain('without what you changed meanwhile');
  expect(location.pathname).toBe('/');
  answers['POST /server/tables'] = [200, {}];
  await press('Submit');
  expect(asked.mock.lastCall?.[1]).toMatchObject([{ amount: '300000' }]);
  expect(location.pathname).toBe('/financialplan');
  expect(sessionStorage.getItem('draft:plan:asha')).toBeNull();
});

test('whoever has left before the rows are saved stays where they are', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['POST /server/tables'] = () => promise;
  draw(form([]));
  fillFirstRow();
  await press('Submit');
  history.pushState(null, '', '/about');
  resolve(answer([200, {}]));
  await settle();
  expect(location.pathname).toBe('/about');
  expect(sessionStorage.getItem('draft:plan:asha')).toBeNull();
});
