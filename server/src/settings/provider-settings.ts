import { z } from 'zod';

const text = z.string('is needed').trim().min(1, 'is needed');
const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
const number = z.string('is needed').regex(/^\d{10,25}$/, 'must be the number that the DLT platform gave');

/** What each provider of one-time codes needs, by the names of the environment. */
const schemas = {
  devinbox: z.object({ provider: z.literal('devinbox') }),
  smtp: z.object({ provider: z.literal('smtp'), SMTP_URL: text }),
  webhook: z.object({
    provider: z.literal('webhook'),
    OTP_WEBHOOK_URL: address,
    OTP_WEBHOOK_SECRET: text.min(16, 'must have at least 16 characters'),
  }),
  otpless: z.object({
    provider: z.literal('otpless'),
    OTPLESS_CLIENT_ID: text,
    OTPLESS_CLIENT_SECRET: text,
    /** Public id of the widget; without it the page asks for the code itself. */
    OTPLESS_APP_ID: text.optional(),
    OTPLESS_CHANNELS: z.string().default('WHATSAPP,SMS'),
    OTPLESS_OTP_LENGTH: z.enum(['4', '6'], 'must be 4 or 6').default('6'),
    OTPLESS_EXPIRY: z.coerce.number().int().min(30).max(300).default(300),
    OTPLESS_AUTH_URL: address.default('https://auth.otpless.app'),
    OTPLESS_USER_AUTH_URL: address.default('https://user-auth.otpless.app'),
  }),
  twilio: z.object({
    provider: z.literal('twilio'),
    TWILIO_ACCOUNT_SID: text.regex(/^AC/, 'must begin with AC'),
    TWILIO_AUTH_TOKEN: text,
    /** A number in E.164 or the id of a messaging service (MG…). */
    TWILIO_FROM: text,
    TWILIO_URL: address.default('https://api.twilio.com'),
  }),
  msg91: z.object({
    provider: z.literal('msg91'),
    MSG91_AUTH_KEY: text,
    /** MSG91's own id of the template; its variable is called otp. */
    MSG91_TEMPLATE_ID: text,
    MSG91_DLT_ENTITY_ID: number,
    MSG91_DLT_TEMPLATE_ID: number,
    /** The six-letter header that the DLT platform approved. */
    MSG91_DLT_HEADER: z.string('is needed').regex(/^[A-Za-z0-9]{6}$/, 'must be the six-character DLT header'),
    MSG91_URL: address.default('https://control.msg91.com'),
  }),
};

export type ProviderName = keyof typeof schemas;
export type SettingsOf<Name extends ProviderName> = z.infer<(typeof schemas)[Name]>;
export type ProviderSettings = { [Name in ProviderName]: SettingsOf<Name> }[ProviderName];

const isProvider = (name: string): name is ProviderName => Object.hasOwn(schemas, name);

/**
 * Settings of the providers that `OTP_PROVIDER` names (one, or several with commas: the first that can reach a contact
 * sends), or one line for each problem. Outside production it is devinbox unless told.
 */
export function providerSettings(
  variables: Record<string, string | undefined>,
  production: boolean,
): { settings: ProviderSettings[]; problems: string[] } {
  const choices = Object.keys(schemas)
    .filter((name) => !production || name !== 'devinbox')
    .join(', ');
  const named = variables.OTP_PROVIDER ?? (production ? '' : 'devinbox');
  if (named === '') return { settings: [], problems: [`OTP_PROVIDER is needed in production: one of ${choices}.`] };

  const settings: ProviderSettings[] = [];
  const problems: string[] = [];
  for (const name of named.split(',').map((part) => part.trim())) {
    if (!isProvider(name) || (production && name === 'devinbox')) {
      problems.push(`OTP_PROVIDER '${name}' cannot be used${production ? ' in production' : ''}: choose ${choices}.`);
      continue;
    }
    const read = schemas[name].safeParse({ ...variables, provider: name });
    if (read.success) settings.push(read.data);
    else
      problems.push(
        ...read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message} (OTP_PROVIDER=${name}).`),
      );
  }
  return { settings, problems };
}
