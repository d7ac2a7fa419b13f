// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { forgetSession } from 'shared/auth';
import { planTag } from 'shared/contract/plan';
import { answers, asked, clearAway, control, draw, press, settle } from 'shared/form-fixture';
import { BrowserRouter } from 'shared/router';
import { type Posted, type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PlanEntryPage from '#features/plan-entry/plan-entry-page.tsx';

const travel = { category: 'Travel', amount: '250000', weight: '25-50%', horizon: 'long' } as const;
const told: Posted = { form: 'view', values: {}, errors: {}, message: null };
const amount = (row: number) => control(`long.${row}.amount`)?.value;

let root: Root;
beforeEach(() => forgetSession());
afterEach(() => {
  act(() => root.unmount());
  clearAway();
});

/** As a browser does whose scripts come after the document. @returns what React found to be another page than the origin's */
async function comeAlive(posted: Posted): Promise<unknown[]> {
  draw(null);
  const page = (
    <SiteProvider facts={{} as SiteFacts} posted={posted}>
      <BrowserRouter>
        <PlanEntryPage />
      </BrowserRouter>
    </SiteProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const differences: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError: (error) => differences.push(error) });
  });
  return differences;
}

test('what was refused without scripts is what the form goes on with, beside the rows that are saved', async () => {
  answers['GET /server/tables'] = async () => Response.json([travel]);
  let basis: string | null = null;
  answers['POST /server/tables'] = async (headers) => {
    basis = headers.get('if-match');
    return Response.json({ success: true });
  };
  const values = {
    ...{ 'long.7.category': 'House', 'long.7.amount': '3 lakh', 'long.7.weight': '0%' },
    ...{ 'long.8.category': 'Debt', 'long.8.amount': '', 'long.8.weight': '' },
  };
  expect(await comeAlive({ ...told, form: 'plan', values, message: 'Try again.' })).toEqual([]);
  await settle();
  expect(amount(7)).toBe('3 lakh');
  await press('Submit');
  const house = { ...travel, category: 'House', amount: '300000', weight: '0%' };
  const sent = asked.mock.calls.find(([call]) => call === 'POST /server/tables')?.[1];
  expect(sent).toEqual(expect.arrayContaining([house, travel]));
  expect(basis).toBe(planTag([travel]));
});
