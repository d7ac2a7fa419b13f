import { expect, test } from 'vitest';
import { readConfig } from '#settings/config.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

test('without any setting the origin listens on loopback and keeps its data below the repository', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${repositoryRoot}/.data`,
    production: false,
    https: false,
  });
  expect(config.otp.providers).toEqual([{ provider: 'devinbox' }]);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: undefined });
});

test('an https address makes cookies secure and loses its last slash', () => {
  expect(
    readConfig({ PUBLIC_URL: 'https://firm.example/', OTP_PROVIDER: 'smtp', SMTP_URL: 'smtps://mail.example' }),
  ).toMatchObject({
    publicUrl: 'https://firm.example',
    https: true,
  });
});

test('an origin renders ahead unless it is told not to, or has no visitors', () => {
  expect([{}, { WARM_UP: 'no' }, { COUNT_RELEASES: 'no' }].map((env) => readConfig(env).warmsUp)).toEqual([
    true,
    false,
    false,
  ]);
});

const live = { PUBLIC_URL: 'https://firm.example', OTP_PROVIDER: 'smtp', SMTP_URL: 'smtps://mail.example' };

test('an address for visitors means production, whatever NODE_ENV says', () => {
  expect(readConfig({ ...live, NODE_ENV: 'development' }).production).toBe(true);
  expect(readConfig({ ...live, PUBLIC_URL: 'http://firm.example' }).production).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).production).toBe(false);
});

test('production sends in plain text to this machine only', () => {
  for (const SMTP_URL of ['smtp://127.0.0.1:25', 'smtp://[::1]', 'smtp://mail.example:587?requireTLS=true'])
    expect(readConfig({ ...live, SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL);
});

test.each([
  [{ PORT: 'abc' }, /^PORT must be a port number/],
  [{ PUBLIC_URL: 'firm.example' }, /^PUBLIC_URL must be an address/],
  [{ PUBLIC_URL: 'https://firm.example/?utm=1' }, /^PUBLIC_URL must be a base such as/],
  [{ PUBLIC_URL: 'https://firm.example/#/' }, /^PUBLIC_URL must be a base such as/],
  [{ PUBLIC_URL: 'https://a:b@firm.example' }, /^PUBLIC_URL must be a base such as/],
  [{ PUBLIC_URL: 'https://firm.example/invest' }, /^PUBLIC_URL must be a host alone, such as .*without a path/],
  ...['1', 'true', 'nginx', '127.0.0.1,', ',', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.0/8/8'].map(
    (TRUST_PROXY): [Record<string, string>, RegExp] => [
      { TRUST_PROXY },
      /^TRUST_PROXY must be addresses .*127\.0\.0\.1/,
    ],
  ),
  [{ WORDPRESS_URL: 'https://wp.firm.example/wp-json/wp/v2/posts?per_page=5' }, /^WORDPRESS_URL must be the address/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must begin with postgres/],
  [{ DATABASE_POOL: '0' }, /^DATABASE_POOL must be 1 or more/],
  [{ DATABASE_TIMEOUT_SECONDS: 'long' }, /^DATABASE_TIMEOUT_SECONDS must be a whole number/],
  [{ NODE_ENV: 'production' }, /^OTP_PROVIDER is needed in production: one of smtp, webhook, otpless, twilio, msg91/],
  [{ ...live, SMTP_URL: '' }, /^SMTP_URL is needed in production: without it no mail leaves/m],
  [{ NODE_ENV: 'production' }, /^PUBLIC_URL is needed in production/m],
  [{ NODE_ENV: 'production', OTP_PROVIDER: 'devinbox' }, /'devinbox' cannot be used in production/],
  [
    { PUBLIC_URL: 'https://firm.example' },
    /^OTP_PROVIDER is needed in production.*\nSMTP_URL is needed.*\nPUBLIC_URL https.*is production/,
  ],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000', OTP_PROVIDER: 'devinbox' }, /'devinbox' cannot be used in production/],
  [
    { ...live, OTP_PROVIDER: 'webhook', OTP_WEBHOOK_URL: 'http://sms.example/', OTP_WEBHOOK_SECRET: 'x'.repeat(16) },
    /^OTP_WEBHOOK_URL is plain http/,
  ],
  [{ ...live, SMTP_URL: 'smtp://mail.example:587' }, /^SMTP_URL is plain smtp/],
  ...[
    ...['Saral Nivesh', 'firm.example', 'a@b@firm.example', 'Desk <desk firm.example>', 'Team: a@firm.example;'],
    'a@firm.example, b@firm.example',
  ].map((MAIL_FROM): [Record<string, string>, RegExp] => [{ MAIL_FROM }, /^MAIL_FROM must be one address, such as/]),
  [{ ...live, CONTACT_FORM_URL: 'http://firm.example/form' }, /^CONTACT_FORM_URL is plain http/],
  [{ ...live, INBOX_KEY: 'k'.repeat(16) }, /^INBOX_KEY is for tests/],
  [{ OTP_PROVIDER: 'pigeon' }, /^OTP_PROVIDER 'pigeon' cannot be used/],
  [{ OTP_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k' }, /MSG91_DLT_ENTITY_ID is needed \(OTP_PROVIDER=msg91\)/],
  [{ OTP_PROVIDER: 'twilio' }, /TWILIO_ACCOUNT_SID is needed/],
  [{ OTP_PROVIDER: 'webhook', OTP_WEBHOOK_URL: 'http://127.0.0.1:1', OTP_WEBHOOK_SECRET: 'short' }, /at least 16/],
])('%j is refused with a line that names the setting', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});

test('a proxy is named by address, range or where it stands', () => {
  expect(readConfig({}).trustProxy).toBe(false);
  const TRUST_PROXY = '127.0.0.1, ::1,10.0.0.0/8,fd00::/8,loopback,linklocal , uniquelocal';
  const { trustProxy } = readConfig({ TRUST_PROXY });
  expect(trustProxy).toEqual([
    ...['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', 'loopback', 'linklocal', 'uniquelocal'],
  ]);
});

test('several problems come as one line each', () => {
  expect(() => readConfig({ OTP_PROVIDER: 'otpless' })).toThrow(
    /OTPLESS_CLIENT_ID is needed.*\nOTPLESS_CLIENT_SECRET is needed/,
  );
});

test.each([
  ...['smtps://user:pa#ss@mail.example:465', 'smtps://user:pa/ss@mail.example', 'smtps://user:pa?ss@mail.example'],
  ...['smtps://user:12#ss@mail.example', 'smtps://user:12/ss@mail.example', 'smtps://user:12?ss@mail.example'],
  'smtps://',
])('SMTP_URL=%s is refused with the signs to write differently, and without the password', (SMTP_URL) => {
  const read = () => readConfig({ ...live, SMTP_URL });
  expect(read).toThrow(/^SMTP_URL must be an address such as .* write # as %23, \/ as %2F, \? as %3F and @ as %40\.$/);
  expect(read).not.toThrow(/user|ss@/);
});

test.each([
  ...['postgres://user:pa#ss@db.example:5432/site', 'postgres://user:pa/ss@db.example/site'],
  ...['postgres://user:pa?ss@db.example/site', 'postgresql://user:12#ss@db.example/site'],
  ...['postgres://user:12/ss@db.example/site', 'postgres://user:12?ss@db.example/site'],
  ...['postgres://user:%ffss@db.example/site', 'postgres://user:ss@/site', 'postgres://user:ss@db.example:port/site'],
  ...['postgres://', 'postgres:///site'],
])('the database address %s is refused with the signs to write differently, and without the password', (address) => {
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL']) {
    const read = () => readConfig({ [name]: address });
    expect(read).toThrow(
      `${name} must be an address such as postgres://name:password@db.firm.example:5432/site. In the`,
    );
    expect(read).not.toThrow(/user|ss@/);
  }
});

test.each([
  ...['postgres://site:p%23%2F%3F%40%25@db.example:5432/site?sslmode=require', 'postgresql://db.example/site'],
  ...['postgres://site:s@%2Frun%2Fpostgresql/site', 'postgres://site:s@/site?host=%2Frun%2Fpostgresql&port=5433'],
  'postgres:///site?host=/run/postgresql',
])('the database address %s is taken', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('a password with such signs is taken as they are to be written', () => {
  const SMTP_URL = 'smtps://desk@firm.example:p%23%2F%3F%40@mail.example:465';
  expect(readConfig({ ...live, SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL);
});

test('mails leave under one address, with or without a name', () => {
  for (const MAIL_FROM of [
    'desk@firm.example',
    'Saral Nivesh <desk@firm.example>',
    '"Nivesh, Saral" <desk@firm.example>',
  ])
    expect(readConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
});

test('two providers may share the work', () => {
  const { providers } = readConfig({
    OTP_PROVIDER: 'twilio,smtp',
    SMTP_URL: 'smtp://127.0.0.1:25',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 't',
    TWILIO_FROM: '+15005550006',
  }).otp;
  expect(providers.map(({ provider }) => provider)).toEqual(['twilio', 'smtp']);
});

test('addresses are read as they are meant', () => {
  const { publicUrl, https } = readConfig({ ...live, PUBLIC_URL: 'HTTPS://WWW.Firm.example/' });
  expect([publicUrl, https]).toEqual(['https://www.firm.example', true]);
  for (const typed of [
    'https://wp.firm.example/',
    'https://wp.firm.example/wp-json',
    'https://wp.firm.example/wp-json/wp/v2/posts',
  ])
    expect(readConfig({ WORDPRESS_URL: typed }).wordpressUrl).toBe('https://wp.firm.example');
});

test('the assistant is off unless it is set, and needs an address by https and a model', () => {
  const problemsOf = (variables: Record<string, string>) => () => readConfig(variables);
  expect(readConfig({}).assistant).toBeUndefined();
  const set = { ASSISTANT_URL: 'https://model.example/v1/', ASSISTANT_MODEL: 'm', ASSISTANT_KEY: 'k' };
  expect(readConfig(set).assistant).toEqual({
    ...{ url: 'https://model.example/v1', host: 'model.example', model: 'm', key: 'k' },
    ...{ limitPerClient: 10, limitGlobal: 200 },
  });
  expect(readConfig({ ...set, ASSISTANT_URL: 'http://127.0.0.1:8000/v1' }).assistant?.host).toBe('127.0.0.1:8000');
  expect(problemsOf({ ...set, ASSISTANT_URL: 'http://model.example/v1' })).toThrow(
    /^ASSISTANT_URL must begin with https/,
  );
  expect(problemsOf({ ...set, ASSISTANT_URL: 'https://a:b@model.example/v1' })).toThrow(
    /^ASSISTANT_URL must be a base/,
  );
  expect(problemsOf({ ...set, ASSISTANT_MODEL: '' })).toThrow(/^ASSISTANT_MODEL is needed/);
  expect(problemsOf({ ASSISTANT_KEY: 'k' })).toThrow(/^ASSISTANT_KEY does nothing/);
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://firm.example', OTP_PROVIDER: 'smtp' };
  const local = { ...set, ASSISTANT_URL: 'http://127.0.0.1:8000/v1' };
  expect(problemsOf({ ...production, SMTP_URL: 'smtps://mail.example', ...local })).toThrow(
    /^ASSISTANT_URL must begin/,
  );
});
