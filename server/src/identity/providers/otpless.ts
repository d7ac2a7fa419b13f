import { z } from 'zod';
import { type Answer, type OtpProvider, postJson, SendFailure, textOf } from '#identity/providers/provider.ts';
import type { SettingsOf } from '#settings/provider-settings.ts';

const validated = z.object({
  status: z.literal('SUCCESS'),
  identities: z.array(
    z.object({ identityType: z.string(), identityValue: z.string(), verified: z.boolean().optional() }),
  ),
});

/** What OTPless itself vouches for: a number in E.164 or an address, as it came. */
export interface VouchedIdentity {
  channel: 'phone' | 'email';
  value: string;
}

/** OTPless makes, sends and checks the code; the origin only keeps its request id. */
export function otpless(settings: SettingsOf<'otpless'>): OtpProvider {
  const headers = { clientId: settings.OTPLESS_CLIENT_ID, clientSecret: settings.OTPLESS_CLIENT_SECRET };
  return {
    name: 'otpless',
    channels: ['phone', 'email'],
    ...(settings.OTPLESS_OTP_LENGTH === '6' ? {} : { codeDigits: Number(settings.OTPLESS_OTP_LENGTH) }),
    async sendCode({ contact }) {
      const recipient =
        contact.channel === 'phone'
          ? { phoneNumber: contact.value, channels: settings.OTPLESS_CHANNELS.split(',') }
          : { email: contact.value, channels: ['EMAIL'] };
      const answer = await postJson(`${settings.OTPLESS_AUTH_URL}/auth/v1/initiate/otp`, headers, {
        ...recipient,
        expiry: settings.OTPLESS_EXPIRY,
        otpLength: Number(settings.OTPLESS_OTP_LENGTH),
      });
      const reference = textOf(answer.json, 'requestId');
      if (answer.status === 200 && reference !== '') return { reference };
      throw failure(answer);
    },
    async check(reference, code) {
      const answer = await postJson(`${settings.OTPLESS_AUTH_URL}/auth/v1/verify/otp`, headers, {
        requestId: reference,
        otp: code,
      });
      const isElsewhere = answer.status >= 300 && answer.status < 400;
      if (isElsewhere || answer.status === 429 || answer.status >= 500) throw failure(answer);
      return answer.status === 200 && (answer.json as { isOTPVerified?: unknown } | null)?.isOTPVerified === true;
    },
  };
}

/**
 * Asks OTPless whose token a widget's result is. What the browser says about identities is not looked at.
 *
 * @returns null for a token that OTPless does not know
 * @throws SendFailure when OTPless cannot be asked
 */
export async function vouchedIdentity(settings: SettingsOf<'otpless'>, token: string): Promise<VouchedIdentity | null> {
  const headers = { clientId: settings.OTPLESS_CLIENT_ID, clientSecret: settings.OTPLESS_CLIENT_SECRET };
  const answer = await postJson(`${settings.OTPLESS_USER_AUTH_URL}/auth/v1/validate/token`, headers, { token });
  if (answer.status === 429 || answer.status >= 500) throw failure(answer);
  const read = validated.safeParse(answer.json);
  if (answer.status !== 200 || !read.success) return null;
  const usable = read.data.identities.filter(({ verified }) => verified !== false);
  const mobile = usable.find(({ identityType }) => identityType === 'MOBILE');
  if (mobile !== undefined) return { channel: 'phone', value: `+${mobile.identityValue.replace(/^\+/, '')}` };
  const email = usable.find(({ identityType }) => identityType === 'EMAIL');
  return email === undefined ? null : { channel: 'email', value: email.identityValue };
}

function failure({ status, json }: Answer): SendFailure {
  const code = textOf(json, 'errorCode') || textOf(json, 'code');
  const kind = status === 429 ? 'rate' : status === 400 && /^710[1-5]$/.test(code) ? 'contact' : 'failed';
  return new SendFailure(kind, `otpless: HTTP ${status} ${code}`);
}
