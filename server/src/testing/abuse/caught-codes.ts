import { createStandIn } from '#testing/stand-in.ts';

/** Stands in for the firm's SMS gateway: settings for the origin, and the newest code that went to each contact. */
export async function catchCodes() {
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

export type CaughtCodes = Awaited<ReturnType<typeof catchCodes>>;
