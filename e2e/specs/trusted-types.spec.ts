import { expect, test } from '../fixtures.ts';
import { untilAlive } from '../held-page.ts';

test('a page takes an article as markup, and nothing else that a script of it makes up', async ({ page, problems }) => {
  await page.goto('/blogs');
  await untilAlive(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  expect(problems).toEqual([]);
  const outcomes = await page.evaluate(() =>
    [
      () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x" onerror="alert(1)">' }),
      () => Object.assign(document.createElement('script'), { src: 'https://evil.example/r/x.js' }),
      () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
    ].map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
  problems.length = 0;
});
