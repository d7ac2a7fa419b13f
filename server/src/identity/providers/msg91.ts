import { type OtpProvider, postJson, SendFailure, textOf } from '#identity/providers/provider.ts';
import type { SettingsOf } from '#settings/provider-settings.ts';

/**
 * SMS by MSG91's flow API. Indian operators deliver only texts that are registered on the DLT platform: entity, header
 * and template are therefore required settings, and the template (variable `otp`) is all that can be sent. The flow at
 * MSG91 carries the registered text; the ids go along so that a mismatch is refused there.
 */
export function msg91(settings: SettingsOf<'msg91'>): OtpProvider {
  return {
    name: 'msg91',
    channels: ['phone'],
    async sendCode({ contact, code }) {
      const { status, json } = await postJson(
        `${settings.MSG91_URL}/api/v5/flow`,
        { authkey: settings.MSG91_AUTH_KEY },
        {
          template_id: settings.MSG91_TEMPLATE_ID,
          sender: settings.MSG91_DLT_HEADER,
          PE_ID: settings.MSG91_DLT_ENTITY_ID,
          DLT_TE_ID: settings.MSG91_DLT_TEMPLATE_ID,
          short_url: '0',
          recipients: [{ mobiles: contact.value.slice(1), otp: code }],
        },
      );
      // Refusals come as HTTP 200 too, with the type `error`.
      if (status === 200 && textOf(json, 'type') === 'success') return { reference: null };
      const message = textOf(json, 'message');
      const kind = status === 429 ? 'rate' : /mobile|number|recipient/i.test(message) ? 'contact' : 'failed';
      throw new SendFailure(kind, `msg91: HTTP ${status} ${message}`);
    },
  };
}
