import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

/** Opens the inboxes of the origins that the gate starts. */
export const INBOX_KEY = randomUUID();
const PHONE = '+919000000001';

/** What a page keeps of a signed-in visitor, besides the cookies. */
export interface Session {
  token: string;
  user: object;
}

/**
 * Signs a made-up person in at the smoke origin, by the code that its inbox shows. The context has the cookies then.
 *
 * @throws Error when the origin does not let anybody in
 */
export async function signIn(context: BrowserContext): Promise<Session> {
  const { request } = context;
  const sent = await request.post('/server/auth/otp/initiate', { data: { phoneNumber: PHONE } });
  const { challengeId } = (await sent.json()) as { challengeId?: string };
  const otp = challengeId === undefined ? undefined : await newestCode(context);
  if (otp === undefined) throw new Error('Smoke: nobody can sign in at the origin of the smoke check.');
  const verified = await request.post('/server/auth/otp/verify', { data: { challengeId, otp } });
  const { token, user } = (await verified.json()) as Session;
  return { token, user };
}

/** Has every page of the context begin with the session. */
export const keepSession = (context: BrowserContext, session: Session): Promise<unknown> =>
  context.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);

/** The code leaves through the outbox, so it may come a moment later. */
async function newestCode({ request }: BrowserContext): Promise<string | undefined> {
  for (let tries = 0; tries < 50; tries += 1) {
    const inbox = (await (await request.get(`/dev/inbox.json?key=${INBOX_KEY}`)).json()) as {
      to: string;
      code?: string;
    }[];
    const code = inbox.find(({ to }) => to === PHONE)?.code;
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}
