import type { CaughtCodes } from '#testing/abuse/caught-codes.ts';
import { createClient } from '#testing/abuse/client.ts';

/** What a visitor did, how long each took in milliseconds, and what went wrong instead. */
export interface Visit {
  took: Record<string, number>;
  problems: string[];
  solved: number;
  email: string;
}

const DAY_MS = 86_400_000;

/** Signs in for the first time, signs in once more, books the first free time and asks a question: as a browser would. */
export async function visit(
  url: string,
  address: string,
  { codeFor }: Pick<CaughtCodes, 'codeFor'>,
  phone: string,
): Promise<Visit> {
  const browser = createClient(url, address, { solves: true });
  const took: Visit['took'] = {};
  const problems: string[] = [];
  const email = `visitor-${phone.slice(-10)}@example.in`;

  async function step(name: string, act: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await act().catch((error: unknown) => problems.push(`${name}: ${(error as Error).message}`));
    took[name] = Math.round(performance.now() - began);
  }
  async function done(...call: Parameters<typeof browser.ask>) {
    const { status, json } = await browser.ask(...call);
    if (status !== 200) throw new Error(`${call[1]} got ${status}, ${json.message}`);
    return json;
  }
  let token = '';
  const signIn = async () => {
    const { challengeId } = await done('POST', '/server/auth/otp/initiate', { phoneNumber: phone });
    const session = await done('POST', '/server/auth/otp/verify', { challengeId, otp: codeFor(phone) });
    token = String(session.token);
  };
  await step('first sign-in', signIn);
  await step('next sign-in', signIn);
  const authorization = `Bearer ${token}`;
  await step('booking', async () => {
    const from = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const { slots } = await done('GET', `/server/appointments/slots?from=${from}&days=14`);
    const free = (slots as { start: string; places: number }[]).find(({ places }) => places > 0);
    await done('POST', '/server/appointments', { start: free?.start, name: 'Asha Rao', email }, { authorization });
  });
  await step('question', async () => {
    const question = { 'your-name': 'Asha Rao', 'your-email': email, 'your-message': 'Please call me.' };
    await done('POST', '/server/enquiries', question);
  });
  return { took, problems, solved: browser.solved(), email };
}
