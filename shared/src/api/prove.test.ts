import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#api/call.ts';
import { sendEnquiry } from '#contract/enquiry.ts';
import { PROOF_HEADER, solves } from '#puzzle/puzzle.ts';

afterEach(() => vi.unstubAllGlobals());

const body = { 'your-name': 'Asha Rao', 'your-email': 'asha@example.in', 'your-message': 'Please call me.' };
const puzzle = { token: 'enquiry.8.1.abc.0123456789012345678901', bits: 8, parts: 2 };
const refused = { success: false, message: 'Many requests are coming in at this moment.', puzzle };
const sent = { success: true, status: 'mail_sent', id: 'e1' };

/** Answers in turn, the last one for good. @returns the proofs that came */
function answering(...answers: [status: number, body: unknown][]): (string | undefined)[] {
  const proofs: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string> }) => {
    const [status, json] = answers[Math.min(proofs.length, answers.length - 1)] ?? [500, {}];
    proofs.push(init.headers[PROOF_HEADER]);
    return new Response(JSON.stringify(json), { status });
  });
  return proofs;
}

test('a puzzle is solved, without workers too, and the call made once more', async () => {
  const proofs = answering([429, refused], [200, sent]);
  expect(await call(sendEnquiry, { body })).toEqual(sent);
  expect(proofs[0]).toBeUndefined();
  const [token, numbers = ''] = (proofs[1] ?? '').split('~');
  expect(token).toBe(puzzle.token);
  expect(numbers.split('.').map((number, part) => solves(puzzle, part, number))).toEqual([true, true]);
});

test('a worker that fails is no obstacle', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('The script is on another host.', 'SecurityError');
      }
    },
  );
  answering([429, refused], [200, sent]);
  expect(await call(sendEnquiry, { body })).toEqual(sent);
});

test('an origin that is never content is given up, in its words', async () => {
  const proofs = answering([429, refused]);
  await expect(call(sendEnquiry, { body })).rejects.toMatchObject({ status: 429, message: refused.message });
  expect(proofs).toHaveLength(4);
});

test('a refusal without a puzzle stays one', async () => {
  const proofs = answering([429, { success: false, message: 'Too many codes were asked for.' }]);
  await expect(call(sendEnquiry, { body })).rejects.toMatchObject({ status: 429 });
  expect(proofs).toHaveLength(1);
});
