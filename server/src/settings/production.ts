interface Told {
  NODE_ENV?: string | undefined;
  PUBLIC_URL?: string | undefined;
}

/**
 * Whether real visitors come here. `NODE_ENV=production` says so, and so does an address by https or of another machine
 * than this one: whoever forgets the first variable must not open everybody's codes.
 */
export const isProduction = (told: Told): boolean => told.NODE_ENV === 'production' || isPublic(told.PUBLIC_URL);

/** A line for whoever meant a trial and is refused what only trials may do. */
export function whyProduction({ NODE_ENV, PUBLIC_URL }: Told): string[] {
  if (NODE_ENV === 'production') return [];
  return [
    `PUBLIC_URL ${PUBLIC_URL} is an address for visitors, so this start is production whatever NODE_ENV says. For a trial on this machine leave PUBLIC_URL out.`,
  ];
}

/** An address by https, or of another machine than this one. */
export const isPublic = (publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && (publicUrl.startsWith('https:') || !isLoopback(publicUrl));

/** Where codes, names and questions are sent, by the names of the environment. */
const CARRIERS = [
  'ALARM_URL',
  'OTP_WEBHOOK_URL',
  'OTPLESS_AUTH_URL',
  'OTPLESS_USER_AUTH_URL',
  'TWILIO_URL',
  'MSG91_URL',
  'CONTACT_FORM_URL',
];

/** One line for each address to which production would send codes or people's words readable by everybody on the way. */
export function plainTextProblems(given: Record<string, string | undefined>): string[] {
  const problems = CARRIERS.filter((name) => given[name]?.startsWith('http:') && !isLoopback(given[name] ?? '')).map(
    (name) => `${name} is plain http, which anybody on the way can read. Use its https:// address.`,
  );
  const mail = given.SMTP_URL;
  if (mail?.startsWith('smtp:') && !isLoopback(mail) && !requiresTls(mail))
    problems.push(
      'SMTP_URL is plain smtp://, which anybody on the way can read. Use smtps://, or add ?requireTLS=true for a server that begins with STARTTLS.',
    );
  return problems;
}

const requiresTls = (address: string): boolean => URL.parse(address)?.searchParams.get('requireTLS') === 'true';

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True when an address leads to this machine itself and nowhere else, whatever its scheme; an unreadable one does not. */
export const isLoopback = (address: string): boolean => LOOPBACK_HOST.test(hostOf(address));

/** Schemes that browsers do not know keep capitals in the host, so it is lowered here. */
const hostOf = (address: string): string => URL.parse(address)?.hostname.toLowerCase() ?? '';
