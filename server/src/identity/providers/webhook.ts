import { createHmac } from 'node:crypto';
import { type Answer, codeText, type OtpProvider, post, SendFailure } from '#identity/providers/provider.ts';
import type { SettingsOf } from '#settings/provider-settings.ts';

/**
 * Hands codes to an address of the firm's own. Each call carries `x-timestamp` (seconds) and `x-signature`: `v1=` and
 * the hexadecimal HMAC-SHA256 of `<timestamp>.<body>` under the shared secret. Any 2xx means sent; 422 refuses the contact.
 */
export function webhook(settings: SettingsOf<'webhook'>, firm: string): OtpProvider {
  async function deliver(message: Record<string, unknown>): Promise<void> {
    const body = JSON.stringify(message);
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const signature = createHmac('sha256', settings.OTP_WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
    judge(
      await post(
        settings.OTP_WEBHOOK_URL,
        { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': `v1=${signature}` },
        body,
      ),
    );
  }
  return {
    name: 'webhook',
    channels: ['phone', 'email'],
    async sendCode({ contact, code, id, expiresInSeconds }) {
      await deliver({
        type: 'code',
        id,
        channel: contact.channel,
        to: contact.value,
        code,
        expiresInSeconds,
        text: codeText(firm, code, expiresInSeconds),
      });
      return { reference: null };
    },
    notify: (contact, text, id) => deliver({ type: 'notice', id, channel: contact.channel, to: contact.value, text }),
  };
}

function judge({ status }: Answer): void {
  if (status >= 200 && status < 300) return;
  throw new SendFailure(status === 422 ? 'contact' : status === 429 ? 'rate' : 'failed', `webhook: HTTP ${status}`);
}
