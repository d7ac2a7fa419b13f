import { randomBytes } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import parseAddresses from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { type AssistantSettings, assistantSettings } from '#settings/assistant-settings.ts';
import { isProduction, isPublic, plainTextProblems, whyProduction } from '#settings/production.ts';
import { type ProviderSettings, providerSettings } from '#settings/provider-settings.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { StartError } from '#settings/start-error.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
/** Host in small letters and no slash at the end, however it is typed: other addresses are made of it. */
const publicAddress = webAddress
  .refine((address) => {
    const { username = '', password = '' } = URL.parse(address) ?? {};
    return username === '' && password === '' && !/[?#]/.test(address);
  }, 'must be a base such as https://www.firm.example, without a name, a ? or a # in it')
  .refine(
    (address) => /^\/+$/.test(URL.parse(address)?.pathname ?? '/'),
    'must be a host alone, such as https://invest.firm.example, without a path: the site lives at the root of its host',
  )
  .transform((address) => new URL(address).href.replace(/\/+$/, ''));
const wordPressAddress = webAddress
  .refine(
    (address) => !/[?#]/.test(address),
    'must be the address of the WordPress itself, such as https://wp.firm.example, without a ? or a # in it',
  )
  .transform((address) => address.replace(/\/+(?:wp-json(?:\/.*)?)?$/i, ''));
/** Names that stand for the ranges of a machine or of a private net. */
const NEAR = ['loopback', 'linklocal', 'uniquelocal'];
const isAddressOrRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[net.isIP(address)];
  if (most === undefined || rest.length > 0) return NEAR.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
};
const proxies = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine(
    (addresses) => addresses.every(isAddressOrRange),
    'must be addresses with commas between them: that of the proxy before the site, such as 127.0.0.1, a range such as 10.0.0.0/8, or loopback, linklocal or uniquelocal',
  );
/** One mailbox, with or without a name: a mail without one leaves under no address. */
const mailbox = z.string().refine((text) => {
  const [one, ...others] = parseAddresses(text);
  return others.length === 0 && one?.group === undefined && /^[^\s@]+@[^\s@]+$/.test(one?.address ?? '');
}, 'must be one address, such as desk@firm.example or Saral Nivesh <desk@firm.example>');
/** False where a sign of the name or the password ends the host too early. */
const isUncut = ({ pathname, search, hash }: URL): boolean => hash === '' && !`${pathname}${search}`.includes('@');
function isWholeAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && address.hostname !== '' && isUncut(address);
}
/** Where no host stands after the name, the query may name the folder of a socket. */
function isWholeDatabaseAddress(text: string): boolean {
  const address = URL.parse(text.replace('@/', '@socket/'));
  if (address === null || !isUncut(address)) return false;
  const hasHost = address.searchParams.has('host') || (address.hostname !== '' && !text.includes('@/'));
  return hasHost && isReadable(address.username + address.password);
}
/** False where a % begins no sign. */
function isReadable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
  .refine(
    isWholeDatabaseAddress,
    'must be an address such as postgres://name:password@db.firm.example:5432/site. In the name and the password write % as %25, # as %23, / as %2F, ? as %3F and @ as %40',
  );

const limit = (usual: number) =>
  z.coerce.number('must be a whole number').int('must be a whole number').min(1, 'must be 1 or more').default(usual);

const environment = z.object({
  PORT: z.coerce.number('must be a port number, or 0 for any free one').int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number('must be a port number, or 0 for any free one').int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  RELEASES_URL: webAddress.optional(),
  DATABASE_URL: databaseAddress.optional(),
  MIGRATION_DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL: limit(20),
  DATABASE_TIMEOUT_SECONDS: limit(10),
  CALLS_AT_ONCE: limit(200),
  DRAIN_SECONDS: z.coerce.number('must be a whole number').int('must be a whole number').min(0).max(300).optional(),
  SITE_CONFIG: z.string().default('site.json'),
  PUBLIC_URL: publicAddress.optional(),
  SERVE_PAGES: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  OFFLINE: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  COUNT_RELEASES: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  WARM_UP: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  TRUST_PROXY: proxies.optional(),
  MASTER_KEYS: z.string().optional(),
  INBOX_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine(
      isWholeAddress,
      'must be an address such as smtps://name:password@mail.firm.example:465. In the name and the password write # as %23, / as %2F, ? as %3F and @ as %40',
    )
    .optional(),
  MAIL_FROM: mailbox.optional(),
  ALARM_URL: webAddress.optional(),
  CONTACT_FORM_URL: webAddress.optional(),
  WORDPRESS_URL: wordPressAddress.optional(),
  DEV_SERVERS: z
    .string()
    .transform((text): Record<string, string> => JSON.parse(text))
    .default({}),
  OTP_LIMIT_PER_CLIENT: limit(100),
  OTP_LIMIT_GLOBAL: limit(1000),
  OTP_RESEND_SECONDS: z.coerce.number('must be a whole number').int('must be a whole number').min(0).default(30),
  FORM_LIMIT_PER_CLIENT: limit(20),
  FORM_LIMIT_GLOBAL: limit(300),
  MCP_LIMIT_PER_CLIENT: limit(600),
  MCP_LIMIT_GLOBAL: limit(6000),
  ASSISTANT_URL: webAddress.optional(),
  ASSISTANT_MODEL: z.string().optional(),
  ASSISTANT_KEY: z.string().optional(),
  ASSISTANT_LIMIT_PER_CLIENT: limit(10),
  ASSISTANT_LIMIT_GLOBAL: limit(200),
  OTP_COUNTRIES: z
    .string()
    .regex(/^([A-Z]{2}(,[A-Z]{2})*|all)$/, 'must be country codes such as IN,AE, or all')
    .default('IN'),
});

/** Everything that the origin is told from outside, checked once. */
export interface Config {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** Where `/metrics` is served, apart from the site. */
  metrics: { port: number; host: string };
  /** Absolute folder of database, releases and keys. */
  dataDir: string;
  /** Absolute folder of the release store: below the data folder unless origins share one. */
  releasesDir: string;
  /** Address, without a slash at its end, where browsers get the releases' files; undefined for the origin itself. */
  releasesUrl: string | undefined;
  /** A PostgreSQL server of one's own; without it the origin runs one itself. */
  databaseUrl: string | undefined;
  /** The owner of its tables; without it, the role of `databaseUrl` changes them itself. */
  migrationDatabaseUrl: string | undefined;
  /** Connections of this origin to it, and seconds that a statement may take. */
  databaseLimits: { connections: number; timeoutSeconds: number };
  /** Calls of the API that are worked on at once; what is above is refused at once. */
  callsAtOnce: number;
  /** Milliseconds from saying "not ready" to closing, for a proxy to notice. */
  drainMs: number;
  /** Absolute path of the firm's facts. */
  siteConfig: string;
  /** The site's public address without a slash at its end. */
  publicUrl: string | undefined;
  /** True for real visitors, by `NODE_ENV` or by the public address. */
  production: boolean;
  /** True when `PUBLIC_URL` leads visitors here, which a trial of production on this machine does not. */
  visitors: boolean;
  /** False answers the API alone: no releases are needed, documents come from elsewhere. */
  pages: boolean;
  /** False for an origin without visitors, such as the gate's: what it sees of releases is not saved and ends no canary. */
  countReleases: boolean;
  /** False leaves each page to be rendered when it is first asked for. */
  warmsUp: boolean;
  /** False takes back the service workers that browsers have, and whatever they stored. */
  offline: boolean;
  /** True when visitors reach the site by https: cookies are then Secure and carry the __Host- prefix. */
  https: boolean;
  logLevel: string;
  /** Whose X-Forwarded-* headers count: false for nobody's, else addresses or ranges. */
  trustProxy: false | string[];
  masterKeys: string | undefined;
  /** What opens the development inbox: another one at each start, unless a test names it. */
  inboxKey: string;
  mail: { smtpUrl: string | undefined; from: string | undefined };
  /** Hears of messages that could not be sent; undefined for nobody. */
  alarmUrl: string | undefined;
  contactFormUrl: string | undefined;
  wordpressUrl: string | undefined;
  /** Set by `npm run dev`: addresses of the packages that run from source, by name. */
  devServers: Readonly<Record<string, string>>;
  otp: {
    providers: ProviderSettings[];
    /** Codes in 10 minutes past which one client address solves a puzzle for each; five times as many are the most. */
    limitPerClient: number;
    /** The same for everybody together, browsers that have signed in before apart. */
    limitGlobal: number;
    /** Seconds until the same client may ask for another code; 0 for no pause. */
    resendAfterSeconds: number;
    /** Countries whose numbers get codes; undefined for all. */
    countries: string[] | undefined;
  };
  /** Questions, plans, bookings and wrong codes, each in 10 minutes, past which a puzzle is asked for. */
  forms: { limitPerClient: number; limitGlobal: number };
  /** Calls of agents in 10 minutes, past which they are refused. */
  mcp: { limitPerClient: number; limitGlobal: number };
  /** What answers questions on `/ask` in words; undefined for nothing, which is the default. */
  assistant: AssistantSettings | undefined;
}

/**
 * Reads the settings. Empty variables count as absent; folders are relative to the repository.
 *
 * @throws StartError with one line for each problem
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    throw new StartError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  const env = read.data;
  const production = isProduction(env);
  const publicUrl = env.PUBLIC_URL;
  const providers = providerSettings(given, production);
  const assistant = assistantSettings(env, production);
  const problems = [...providers.problems, ...assistant.problems, ...(production ? plainTextProblems(given) : [])];
  if (production && publicUrl === undefined)
    problems.push(
      'PUBLIC_URL is needed in production: the links in mails lead there, and with https it keeps cookies safe.',
    );
  if (production && env.SMTP_URL === undefined)
    problems.push(
      'SMTP_URL is needed in production: without it no mail leaves, while visitors read that their question was sent and that a confirmation comes by mail.',
    );
  if (production && env.INBOX_KEY !== undefined)
    problems.push('INBOX_KEY is for tests: production has no development inbox. Leave it out.');
  if (problems.length > 0) throw new StartError([...problems, ...(production ? whyProduction(env) : [])].join('\n'));
  return {
    port: env.PORT,
    host: env.HOST,
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST },
    dataDir: path.resolve(repositoryRoot, env.DATA_DIR),
    releasesDir: path.resolve(repositoryRoot, env.RELEASES_DIR ?? path.join(env.DATA_DIR, 'releases')),
    releasesUrl: env.RELEASES_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    databaseLimits: { connections: env.DATABASE_POOL, timeoutSeconds: env.DATABASE_TIMEOUT_SECONDS },
    callsAtOnce: env.CALLS_AT_ONCE,
    drainMs: (env.DRAIN_SECONDS ?? (production ? 3 : 0)) * 1000,
    siteConfig: path.resolve(repositoryRoot, env.SITE_CONFIG),
    publicUrl,
    production,
    visitors: isPublic(publicUrl),
    pages: env.SERVE_PAGES === 'yes',
    countReleases: env.COUNT_RELEASES === 'yes',
    warmsUp: env.WARM_UP === 'yes' && env.COUNT_RELEASES === 'yes',
    offline: env.OFFLINE === 'yes',
    https: publicUrl?.startsWith('https:') === true,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY ?? false,
    masterKeys: env.MASTER_KEYS,
    inboxKey: env.INBOX_KEY ?? randomBytes(24).toString('base64url'),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    alarmUrl: env.ALARM_URL,
    contactFormUrl: env.CONTACT_FORM_URL,
    wordpressUrl: env.WORDPRESS_URL,
    devServers: env.DEV_SERVERS,
    otp: {
      providers: providers.settings,
      limitPerClient: env.OTP_LIMIT_PER_CLIENT,
      limitGlobal: env.OTP_LIMIT_GLOBAL,
      resendAfterSeconds: env.OTP_RESEND_SECONDS,
      countries: env.OTP_COUNTRIES === 'all' ? undefined : env.OTP_COUNTRIES.split(','),
    },
    forms: { limitPerClient: env.FORM_LIMIT_PER_CLIENT, limitGlobal: env.FORM_LIMIT_GLOBAL },
    mcp: { limitPerClient: env.MCP_LIMIT_PER_CLIENT, limitGlobal: env.MCP_LIMIT_GLOBAL },
    assistant: assistant.settings,
  };
}
