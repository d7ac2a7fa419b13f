import { codeText, type OtpProvider, post, SendFailure, textOf } from '#identity/providers/provider.ts';
import type { SettingsOf } from '#settings/provider-settings.ts';

/** Twilio's codes for numbers that it will not send to: invalid, no mobile, unsubscribed, landline. */
const BAD_NUMBERS = new Set(['21211', '21214', '21217', '21408', '21610', '21614']);

/** SMS by Twilio's Messages resource. */
export function twilio(settings: SettingsOf<'twilio'>, firm: string): OtpProvider {
  const url = `${settings.TWILIO_URL}/2010-04-01/Accounts/${settings.TWILIO_ACCOUNT_SID}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${settings.TWILIO_ACCOUNT_SID}:${settings.TWILIO_AUTH_TOKEN}`).toString('base64')}`;
  const sender = settings.TWILIO_FROM.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  async function send(to: string, text: string): Promise<void> {
    const form = new URLSearchParams({ To: to, [sender]: settings.TWILIO_FROM, Body: text });
    const { status, json } = await post(
      url,
      { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      form.toString(),
    );
    if (status === 201 || status === 200) return;
    const code = textOf(json, 'code');
    const kind = status === 429 ? 'rate' : BAD_NUMBERS.has(code) ? 'contact' : 'failed';
    throw new SendFailure(kind, `twilio: HTTP ${status} ${code}`);
  }
  return {
    name: 'twilio',
    channels: ['phone'],
    async sendCode({ contact, code, expiresInSeconds }) {
      await send(contact.value, codeText(firm, code, expiresInSeconds));
      return { reference: null };
    },
    async notify(contact, text, _, markSent) {
      await markSent();
      await send(contact.value, text);
    },
  };
}
