import type { Locator, Page } from '@playwright/test';
import { expect } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';

/** Where the sample firm reads its mail. */
export const FIRM = 'hello@saralnivesh.example';
export const unique = () => Math.random().toString(36).slice(2, 10);

/** Opens the page and waits until it is alive: before that a click on a tab would be lost. */
export async function openContact(page: Page, path = '/contactus'): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

export async function writeQuestion(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ravi Kumar');
  await page.getByLabel('Email').fill('ravi@example.in');
  await page.getByLabel('Message').fill(message);
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

export async function verifyPhone(
  page: Page,
  phone: string,
  codeOf: (to: string) => Promise<{ code?: string }>,
): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  await page.getByLabel('One-time code').fill((await codeOf(phone)).code ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('is verified')).toBeVisible();
}

/** Free times of the shown day, without the day buttons. */
export const freeTimes = (page: Page): Locator =>
  page.getByRole('radio', { name: /^\d{1,2}:\d\d [AP]M$/ }).and(page.locator(':enabled'));

/**
 * How many weeks from now a journey looks for its time: they run side by side, and none may take another's. The first week
 * is for those whose two windows take different times of it, on its first day and on its last one.
 */
export const WEEK_OF = {
  ...{ withoutScripts: 1, typedForms: 1 },
  ...{ appointmentOnPhone: 2, appointment: 3, twoVisitors: 4, cutNetwork: 5, oldestBrowsers: 6, firefox: 7 },
} as const;

export async function laterWeeks(page: Page, weeks: number): Promise<void> {
  for (let week = 0; week < weeks; week += 1) await page.getByRole('button', { name: 'Later week' }).click();
}

/** The days of the shown week on which a time is free. */
export const openDays = (page: Page): Locator =>
  page.getByRole('group', { name: 'Day' }).getByRole('radio').and(page.locator(':enabled'));

/** Whether the window is a phone's: the same journey may run in a wide one at the same time. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

export async function fillBooking(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
}
