// @vitest-environment jsdom
import { act } from 'react';
import { forgetSession, signIn } from 'shared/auth';
import { answer, answers, asked, clearAway, control, draw, press, settle, type } from 'shared/form-fixture';
import { clearDrafts } from 'shared/ui';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PlanEntryPage from '#features/plan-entry/plan-entry-page.tsx';

const travel = { category: 'Travel', amount: '900000', weight: '0%', horizon: 'long' };

beforeEach(() => forgetSession());
afterEach(clearAway);

const savedAre = (...rows: object[]) => {
  answers['GET /server/tables'] = async () => Response.json(rows);
};
const asAsha = () =>
  act(async () =>
    signIn('token', { id: 'asha', name: '', contact: 'asha@example.com' } as Parameters<typeof signIn>[1]),
  );
const values = (...names: string[]) => names.map((name) => control(name).value);

async function typeAsVisitor(): Promise<void> {
  savedAre();
  draw(<PlanEntryPage />);
  await settle();
  type('long.0.amount', '2.5 lakh');
  type('long.0.weight', '25-50%');
  type('short.1.amount', '900');
}

test('what a visitor typed comes along at the sign-in, and is told to be unsaved until it is sent', async () => {
  await typeAsVisitor();
  await asAsha();
  await settle();
  expect(values('long.0.amount', 'long.0.weight', 'short.1.amount')).toEqual(['2.5 lakh', '25-50%', '900']);
  expect(document.body.textContent).toContain('What you typed before you signed in is here too.');
  expect(Object.keys(sessionStorage)).toEqual(['draft:plan:asha']);
  answers['POST /server/tables'] = async () => answer([200, {}]);
  await press('Submit');
  expect(asked.mock.lastCall?.[1]).toMatchObject([{ amount: '250000' }]);
  expect(document.body.textContent).not.toContain('What you typed before you signed in');
});

test('it stands behind the rows that the account has saved, and replaces none', async () => {
  await typeAsVisitor();
  savedAre(travel);
  await asAsha();
  await settle();
  expect(values('long.0.amount', 'long.1.amount', 'short.1.amount')).toEqual(['9,00,000', '2.5 lakh', '900']);
  await press('Discard changes');
  expect(values('long.0.amount', 'short.1.amount')).toEqual(['9,00,000', '']);
});

test('it joins what the account had typed and not saved', async () => {
  const row = { id: 0, category: 'Travel', amount: '7 lakh', weight: '' };
  await typeAsVisitor();
  const mine = { ...JSON.parse(sessionStorage.getItem('draft:plan:visitor') ?? ''), long: [row], short: [] };
  sessionStorage.setItem('draft:plan:asha', JSON.stringify(mine));
  await asAsha();
  await settle();
  expect(values('long.0.amount', 'long.1.amount', 'short.0.amount')).toEqual(['7 lakh', '2.5 lakh', '900']);
});

test('what the visitor had saved, and the sign-in has moved, is not there twice', async () => {
  await typeAsVisitor();
  type('short.1.amount', '');
  savedAre({ ...travel, amount: '250000', weight: '25-50%' });
  await asAsha();
  await settle();
  expect(values('long.0.amount')).toEqual(['2,50,000']);
  expect(control('long.1.amount')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('rows that could not be loaded leave it waiting; a sign-out leaves it to nobody', async () => {
  await typeAsVisitor();
  delete answers['GET /server/tables'];
  await asAsha();
  await settle();
  savedAre(travel);
  await press('Retry');
  await settle();
  expect(values('long.1.amount')).toEqual(['2.5 lakh']);
  await act(async () => {
    clearDrafts();
    forgetSession();
  });
  await settle();
  expect(document.body.innerHTML).not.toContain('2.5 lakh');
  expect(sessionStorage).toHaveLength(0);
});
