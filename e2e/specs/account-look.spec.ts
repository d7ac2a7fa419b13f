import AxeBuilder from '@axe-core/playwright';
import { fillRow, saveDetails, title } from '../account-steps.ts';
import { expect, test } from '../fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page in ${colorScheme}: one h1, nothing that axe finds, nothing wider than the window @phone`, async ({
    page,
    freshPhone,
    signIn,
  }) => {
    test.slow();
    const look = async (where: string) => {
      await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
      await expect(title(page), where).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => `${where}, ${id}: ${nodes[0]?.html}`)).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${where} is wider than the window`).toBeLessThanOrEqual(0);
    };
    await page.emulateMedia({ colorScheme });
    await page.goto('/signin');
    await look('/signin');
    await signIn(page, freshPhone);
    for (const path of ['/welcome', '/profile', '/profile?step=2', '/profile/view', '/financialplan']) {
      await page.goto(path);
      await look(path);
    }
    await page.goto('/financialtable');
    await fillRow(page, 'Long-Term, row 1', '200000', '25-50%');
    await page.getByLabel('Short-Term, row 1: amount in rupees').fill('6000');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('region', { name: 'One thing to correct' })).toBeVisible();
    await look('/financialtable with an error');
    await page.goto('/financialplan');
    await look('/financialplan with a plan');
    await saveDetails(page);
    await page.getByRole('heading', { name: 'Have it erased' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('switch', { name: 'Contact about your plan' })).toBeVisible();
    await look('/myprofile');
    await page.getByRole('button', { name: 'Refer', exact: true }).click();
    await page.getByRole('button', { name: 'Save referral' }).click();
    await look('the referral dialog with errors');
  });
}
