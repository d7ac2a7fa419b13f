import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import type { AttackPlan, Tally } from '#testing/abuse/attacker.ts';
import { createClient } from '#testing/abuse/client.ts';
import { spawnOrigin } from '#testing/spawned-origin.ts';
import { createStandIn } from '#testing/stand-in.ts';

export interface Plan {
  /** True with TRUST_PROXY set as README says; false where it is missing, so that all come from one address. */
  behindProxy: boolean;
  /** Addresses that attack at once. */
  attackers: number;
  /** Whether they do the work that is asked for. */
  solves: boolean;
  /** Visits one after the other, once the attack has made so many calls as `headStart` says. */
  visits: number;
  headStart: number;
  pauseMs: number;
  /** Further settings of the origin. */
  settings?: Record<string, string>;
}

export interface Outcome {
  /** The same visit before the attack: what this machine takes by itself. */
  quiet: Visit;
  attacker: Tally;
  visits: Visit[];
  /** Milliseconds from the last booking until its confirmation was with the mail server; null when it never came. */
  lastConfirmationMs: number | null;
  codesSent: number;
}

/** After this a mail counts as one that never comes. */
const MAIL_MS = 60_000;

/** Runs attacker and visitors together against an origin of their own, on this machine alone. */
export async function attackAndVisit(plan: Plan): Promise<Outcome> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'abuse-'));
  const [codes, mail] = [await catchCodes(), await startMailServer()];
  const origin = await spawnOrigin({
    ...codes.settings,
    ...{ DATA_DIR: dataDir, SMTP_URL: mail.url },
    ...plan.settings,
    ...(plan.behindProxy ? { TRUST_PROXY: '127.0.0.1' } : {}),
  });
  try {
    const { url } = origin;
    if (url === undefined) throw new Error(`The origin did not start:\n${origin.output()}`);
    const quiet = await visit(url, '198.51.100.100', codes, '+919810099999');
    const attacker = beginAttack({
      ...{ url, pauseMs: plan.pauseMs, solves: plan.solves, headStart: plan.headStart, victim: '+919800000000' },
      addresses: Array.from({ length: plan.attackers }, (_, index) => `203.0.113.${index + 1}`),
    });
    await attacker.underWay;
    const visits: Visit[] = [];
    for (let number = 1; number <= plan.visits; number += 1)
      visits.push(await visit(url, `198.51.100.${number}`, codes, `+9198100${String(number).padStart(5, '0')}`));
    const lastConfirmationMs = await confirmed(mail.mails, visits.at(-1)?.email ?? '');
    return { quiet, attacker: await attacker.end(), visits, lastConfirmationMs, codesSent: codes.sent() };
  } finally {
    origin.child.kill('SIGTERM');
    await origin.ended;
    await Promise.all([codes.stop(), mail.stop()]);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

function beginAttack(workerData: AttackPlan): { underWay: Promise<unknown>; end: () => Promise<Tally> } {
  const thread = new Worker(new URL('./attacker-thread.ts', import.meta.url), { workerData });
  return {
    underWay: once(thread, 'message'),
    async end() {
      const tally = once(thread, 'message');
      thread.postMessage('end');
      return (await tally)[0];
    },
  };
}

/** Milliseconds that the attack added to the slowest step of all visits. */
export const mostAdded = ({ quiet, visits }: Pick<Outcome, 'quiet' | 'visits'>): number =>
  Math.max(...visits.flatMap(({ took }) => Object.entries(took).map(([step, ms]) => ms - (quiet.took[step] ?? 0))));

async function confirmed(mails: readonly { to: string[] }[], address: string): Promise<number | null> {
  const began = performance.now();
  while (!mails.some(({ to }) => to.includes(address))) {
    if (performance.now() - began > MAIL_MS) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Math.round(performance.now() - began);
}

/** What a visitor did, how long each took in milliseconds, and what went wrong instead. */
interface Visit {
  took: Record<string, number>;
  problems: string[];
  solved: number;
  email: string;
}

const DAY_MS = 86_400_000;

/** Signs in for the first time, signs in once more, books the first free time and asks a question: as a browser would. */
async function visit(
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

/** Stands in for the firm's SMS gateway: settings for the origin, and the newest code that went to each contact. */
async function catchCodes() {
  const gateway = await createStandIn();
  const codes = new Map<string, string>();
  let sent = 0;
  gateway.answer = ({ body }) => {
    const { to, code } = JSON.parse(body) as { to: string; code?: string };
    if (code !== undefined) codes.set(to, code);
    sent += 1;
    // What was received is of no further use, and a flood of it would fill the memory.
    gateway.calls.length = 0;
    return { status: 200, body: {} };
  };
  return {
    settings: {
      OTP_PROVIDER: 'webhook',
      OTP_WEBHOOK_URL: `${gateway.url}/`,
      OTP_WEBHOOK_SECRET: 'a secret of the stand-in',
    },
    codeFor: (contact: string): string => codes.get(contact) ?? '',
    sent: () => sent,
    stop: gateway.close,
  };
}

type CaughtCodes = Awaited<ReturnType<typeof catchCodes>>;
