import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { inboxAddress } from '#inbox-address.ts';

interface Message {
  to: string;
  channel: string;
  code?: string;
  subject?: string;
  text: string;
  at: string;
}

interface Fixtures {
  /** Codes and mails that the site would have sent. */
  inbox: {
    newest: (to: string) => Promise<Message>;
    /** The newest code: a notice may come at any time, also between asking for a code and reading it. */
    code: (to: string) => Promise<string>;
    all: () => Promise<Message[]>;
  };
  /** A mobile number that no other test uses. */
  freshPhone: string;
  /** Signs in on /signin with a one-time code and waits until the page after it is shown. */
  signIn: (page: Page, phone: string) => Promise<void>;
  /**
   * Signs in as the page would, but without the page: it then knows its session at the next load. For journeys that
   * begin after the sign-in.
   */
  signedIn: (page: Page, phone: string) => Promise<void>;
  /** Console errors and failed checks of the page's own scripts; a test that provokes some empties it. */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled === false) page.goto = untilDrawn(page);
    await use(page);
  },

  inbox: async ({ request, baseURL }, use) => {
    const all = async () => (await (await request.get(inboxAddress(baseURL))).json()) as Message[];
    const first = async (to: string, isWanted: (message: Message) => boolean) => {
      let found: Message | undefined;
      await expect(async () => {
        found = (await all()).find((message) => message.to === to && isWanted(message));
        expect(found, `a message to ${to}`).toBeDefined();
      }).toPass();
      return found as Message;
    };
    // A notice of a sign-in by another browser comes at any time, between the messages that a journey waits for.
    const newest = (to: string) => first(to, ({ text }) => !/^(New sign-in|A passkey was)/.test(text));
    const code = async (to: string) => (await first(to, (message) => message.code !== undefined)).code ?? '';
    await use({ newest, code, all });
  },

  // biome-ignore lint/correctness/noEmptyPattern: see above.
  freshPhone: async ({}, use) => {
    // 9 and 8 start Indian mobile numbers; the rest only has to be new in this run's empty database.
    await use(`+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`);
  },

  signIn: async ({ inbox }, use) => {
    await use(async (page, phone) => {
      if (new URL(page.url(), 'http://none.invalid').pathname !== '/signin') await page.goto('/signin');
      await page.getByLabel('Mobile number').fill(phone.replace('+91', ''));
      await page.getByRole('button', { name: 'Send code' }).click();
      const code = page.getByLabel('Code', { exact: false }).first();
      await expect(code).toBeVisible();
      await code.fill(await inbox.code(phone));
      const verify = page.getByRole('button', { name: 'Sign in' });
      if (await verify.isVisible()) await verify.click();
      await page.waitForURL((url) => url.pathname !== '/signin');
    });
  },

  signedIn: async ({ inbox, baseURL }, use) => {
    await use(async (page, phone) => {
      const call = async (path: string, data: object) => {
        const answer = await page.request.post(`${baseURL}/server/auth/otp/${path}`, { data });
        expect(answer.status(), await answer.text()).toBe(200);
        return answer.json();
      };
      const { challengeId } = await call('initiate', phone.includes('@') ? { email: phone } : { phoneNumber: phone });
      const { token, user } = await call('verify', { challengeId, otp: await inbox.code(phone) });
      // A text of the same origin: storage without the application.
      await page.goto(`${baseURL}/robots.txt`);
      await page.evaluate(
        (session) => {
          for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
        },
        { token: String(token), user: JSON.stringify(user) },
      );
    });
  },

  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(problems);
      expect(problems, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Opens addresses for a page without scripts. What a busy machine did not render in time goes out without its figures, or
 * empty, for a browser to draw; without scripts none does, and the document is there for the next one who asks.
 */
function untilDrawn(page: Page): Page['goto'] {
  const open = page.goto.bind(page);
  return async (...address) => {
    let response: Awaited<ReturnType<typeof open>> = null;
    await expect(async () => {
      response = await open(...address);
      expect(await page.locator('#root:empty, [data-linked="blank"]').count()).toBe(0);
    }).toPass();
    return response;
  };
}

export { expect };
