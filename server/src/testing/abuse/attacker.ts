import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '#testing/abuse/client.ts';

export interface Attack {
  url: string;
  /** Addresses to come from. */
  addresses: readonly string[];
  /** Milliseconds between two requests of one address. */
  pauseMs: number;
  /** A number (E.164) that is sent codes over and over. */
  victim: string;
  solves: boolean;
  /** Calls after which the attack is under way, and who is told then. */
  headStart: number;
  onUnderWay: () => void;
  isOver: () => boolean;
}

/** What the attacker is told before it begins. */
export type AttackPlan = Omit<Attack, 'onUnderWay' | 'isOver'>;

/** How often each call was made, passed, was refused (4xx), and failed (5xx, or no answer). */
export type Tally = Record<string, { made: number; passed: number; refused: number; failed: number }>;

const anybody = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
const anyWord = () => Math.random().toString(36).slice(2);

/** Everything that costs something: codes to strangers and to one victim, guesses, questions, plans. */
const calls = (victim: string): [string, string, () => object][] => [
  ['codes', '/server/auth/otp/initiate', () => ({ phoneNumber: anybody() })],
  ['codes to the victim', '/server/auth/otp/initiate', () => ({ phoneNumber: victim })],
  ['guesses', '/server/auth/otp/verify', () => ({ challengeId: crypto.randomUUID(), otp: '123456' })],
  [
    'questions',
    '/server/enquiries',
    () => ({ 'your-name': anyWord(), 'your-email': `${anyWord()}@flood.example`, 'your-message': anyWord() }),
  ],
  ['plans', '/server/tables', () => [{ category: anyWord(), amount: '1', weight: '0%', horizon: 'long' }]],
];

/** Makes these calls in turn from every address at once until it is over. */
export async function attack(plan: Attack): Promise<Tally> {
  const { url, addresses, pauseMs, victim, solves, headStart, onUnderWay, isOver } = plan;
  const tally: Tally = {};
  let answered = 0;
  const all = calls(victim);
  await Promise.all(
    addresses.map(async (address) => {
      for (let turn = 0; !isOver(); turn += 1) {
        const [name, path, body] = all[turn % all.length] ?? ['', '', () => ({})];
        tally[name] ??= { made: 0, passed: 0, refused: 0, failed: 0 };
        const count = tally[name];
        count.made += 1;
        // A new client each time: an attacker keeps no cookie that could count against them.
        const reply = await createClient(url, address, { solves })
          .ask('POST', path, body())
          .catch(() => null);
        const status = reply?.status ?? 0;
        if (status === 200) count.passed += 1;
        else if (status >= 400 && status < 500) count.refused += 1;
        else count.failed += 1;
        answered += 1;
        if (answered === headStart) onUnderWay();
        await sleep(pauseMs);
      }
    }),
  );
  return tally;
}
