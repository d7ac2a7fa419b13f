import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssistantSite, assistantSite } from '#assistant/assistant-site-fixture.ts';
import { rightChoices, shownOf, wrongChoices } from '#assistant/wrong-choices-fixture.ts';

let site: AssistantSite;
beforeAll(async () => {
  site = await assistantSite();
});
afterAll(() => site.close());

test.each(rightChoices)('$name answers “$question”', async ({ question, name, inputs }) => {
  site.model.turns = [{ calls: [{ name, arguments: inputs }] }];
  const { events } = await site.ask(question, 1);
  expect(events).toMatchObject([
    { kind: 'figures', figures: expect.arrayContaining([expect.anything()]) },
    { kind: 'end' },
  ]);
});

test('of 12,000 choices with one thing wrong each none shows anything', async () => {
  const shown = await shownOf(site, wrongChoices(1, 12_000));
  expect(shown.length).toBeGreaterThan(100);
  for (const { fault, events } of shown) expect(events, fault).toEqual([]);
});
