import type { FastifyInstance } from 'fastify';
import { MOST_MOVES, movedTo, NO_FORM, unitTag } from '#enquiries/form-address.ts';

const TIMEOUT_MS = 10_000;

/**
 * Says in the log of a start that the address of the firm's form is nearly right, and which one to set: what visitors write
 * goes there by a detour, or waits for a person. The start waits for nothing of it.
 */
export function watchFormAddress(app: FastifyInstance, formUrl: string | undefined): void {
  if (formUrl === undefined) return;
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  app.addHook('onReady', async () => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    formAddressMend(formUrl, signal).then(
      (mend) => mend !== null && app.log.warn(mend),
      // A form that cannot be reached now may be when somebody asks something.
      () => {},
    );
  });
}

/** What to set CONTACT_FORM_URL to, in a sentence; null when it is right. It sends nothing: a form takes POST alone. */
export async function formAddressMend(formUrl: string, signal: AbortSignal): Promise<string | null> {
  if (unitTag(formUrl) === null) return NO_FORM;
  let address = formUrl;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const { status, headers, body } = await fetch(address, { redirect: 'manual', signal });
    await body?.cancel();
    const location = headers.get('location');
    if (status < 300 || status >= 400 || location === null) break;
    const next = movedTo(address, location);
    if (next === null) return `CONTACT_FORM_URL leads elsewhere, to ${location}: questions will not go there.`;
    address = next;
  }
  return address === formUrl ? null : `CONTACT_FORM_URL has moved. Set CONTACT_FORM_URL=${address}`;
}
