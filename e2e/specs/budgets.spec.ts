import { readObservation, startObserving } from '#bench/pages/observe.ts';
import { publicRoutes } from '#bench/routes.ts';
import { budgets, remoteOf, remotesWithBudgets, scriptBudget } from '#budgets.ts';
import { expect, test } from '#fixtures.ts';

for (const remote of remotesWithBudgets) {
  test(`no public page of ${remote} takes more bytes or requests than its budget until it is alive`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(startObserving);
    const routes = await publicRoutes(baseURL ?? '');
    expect(routes.length).toBeGreaterThan(20);
    const own = routes.filter((route) => remoteOf(route) === remote);
    expect(own).not.toEqual([]);
    const exceeded: string[] = [];
    for (const route of own) {
      await page.goto(route);
      await page.waitForFunction(() =>
        performance.getEntriesByType('mark').some(({ name }) => name.startsWith('shown ')),
      );
      const { scriptBytesFirst, readableBytes, requestsFirst } = await page.evaluate(readObservation);
      // A page whose browser told of no bytes at all would otherwise keep every budget.
      expect(scriptBytesFirst, `bytes of script on ${route}`).toBeGreaterThan(0);
      expect(readableBytes, `bytes of HTML and CSS on ${route}`).toBeGreaterThan(0);
      const figures: [what: string, figure: number, budget: number][] = [
        ['bytes of script', scriptBytesFirst, scriptBudget(route)],
        ['bytes of HTML and CSS', readableBytes, budgets.readableBytes],
        ['requests', requestsFirst, budgets.requestsFirst],
      ];
      for (const [what, figure, budget] of figures) {
        if (figure > budget) exceeded.push(`${route}: ${figure} ${what}, ${budget} is the budget`);
      }
    }
    expect(exceeded).toEqual([]);
  });
}
