// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { clearAway, draw, press, settle } from 'shared/form-fixture';
import { dayInIndia } from 'shared/format/india-time';
import type { SiteFacts } from 'shared/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newGoal, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { examplePlan, storePlan } from '#calculators/plan-your-goal/plan-form.ts';
import { planQuery } from '#calculators/plan-your-goal/plan-link.ts';

const NAMES = '#calculators/plan-your-goal/goal-names.tsx';
const firm = { legalName: 'Firm', arn: '1', phone: '1', office: { street: 'S', city: 'C', postalCode: '1' } };
const facts = { firm } as unknown as SiteFacts;

/** The first goal was added last, and has most priority since. */
const own = (): Plan => ({
  ...examplePlan(),
  goals: [
    { ...newGoal(3, 'c'), name: 'Tractor' },
    { ...newGoal(1, 'h'), name: 'Farm' },
  ],
});

let root: Root;
let release: () => void;

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => root.unmount());
  clearAway();
  vi.doUnmock(NAMES);
  window.history.replaceState(null, '', '/');
});

/** Nothing is laid out here. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The page with modules of its own, as the origin and each browser have them. */
async function pageOf(): Promise<ReactNode> {
  vi.resetModules();
  const [{ default: Page }, { SiteProvider }, { BrowserRouter }] = await Promise.all([
    import('#calculators/plan-your-goal/page.tsx'),
    import('shared/site'),
    import('shared/router'),
  ]);
  return (
    <SiteProvider facts={facts} pageData={{ '/planyourgoal': { today: dayInIndia(new Date()) } }}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </SiteProvider>
  );
}

/** As a browser does whose scripts come after the document, the code of a goal's names last. @returns what differed */
async function comeAlive(search: string): Promise<unknown[]> {
  draw(null);
  for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, Unseen);
  window.history.replaceState(null, '', `/planyourgoal${search}`);
  const served = await pageOf();
  // What has its code by then is rendered by the second try.
  await vi.waitFor(() => expect(renderToString(served)).toContain('goal__names'), 20_000);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(served);
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock(NAMES, async (original) => held.then(() => original()));
  const differences: unknown[] = [];
  const page = await pageOf();
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError: (error) => differences.push(error) });
  });
  return differences;
}
const named = () => document.querySelector<HTMLInputElement>('.goal__names input')?.value;
const titles = () => [...document.querySelectorAll('.goal h3')].map(({ textContent }) => textContent);

test('the names of the kept plan come with the page of its link, and stay when their fields do', async () => {
  storePlan({ plan: own() });
  expect(await comeAlive(`?${planQuery(own())}`)).toEqual([]);
  await settle();
  expect(titles()).toEqual(['Tractor', 'Farm']);
  release();
  await vi.waitFor(async () => {
    await settle();
    expect(named()).toBe('Tractor');
  }, 20_000);
  expect(titles()).toEqual(['Tractor', 'Farm']);
});

test('beside the visitor’s own plan a link says so, and leads back to it', async () => {
  storePlan({ plan: own() });
  expect(await comeAlive(`?${planQuery({ ...own(), budget: '80,000' })}`)).toEqual([]);
  await settle();
  expect(titles()).toEqual(['Car', 'House']);
  // The way waits for code that the page is still without.
  release();
  await press('Back to my plan');
  await vi.waitFor(async () => {
    await settle();
    expect([titles(), location.search]).toEqual([['Tractor', 'Farm'], '']);
  }, 20_000);
  expect(document.querySelector('.whose__line')?.textContent).toBe('Your own figuresShow the example');
});
