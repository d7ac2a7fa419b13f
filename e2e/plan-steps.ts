import type { Locator, Page } from '@playwright/test';
import { expect } from '#fixtures.ts';

/** Waits until the origin has the figures of a plan. Pages ask for them once, and are given a plan without any after five seconds. */
export async function untilPlanned(page: Page, link: string): Promise<void> {
  const figures = async () => {
    const answer = await page.request.get(`/server/plan?link=${encodeURIComponent(link)}`);
    return ((await answer.json()) as { plan?: { figures: unknown[] } }).plan?.figures.length ?? 0;
  };
  await expect.poll(figures, { message: `figures of ${link}` }).toBeGreaterThan(0);
}

/** The same of the plan that a link of the page takes along, once that says what it should. */
export async function untilPlannedFor(page: Page, control: Locator, says: string): Promise<void> {
  const plan = () => control.evaluate((link: HTMLAnchorElement) => new URL(link.href).searchParams.get('plan') ?? '');
  await expect.poll(plan).toContain(says);
  await untilPlanned(page, await plan());
}
