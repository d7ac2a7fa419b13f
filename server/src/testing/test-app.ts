import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { RetentionParts } from '#account/erase.ts';
import { type AppParts, buildApp } from '#app.ts';
import type { Database } from '#db/database.ts';
import type { Cluster } from '#db/embedded/cluster.ts';
import { cookies } from '#http/cookies.ts';
import { createLogger } from '#http/logger.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { Limits } from '#limits/limits.ts';
import { type Config, readConfig } from '#settings/config.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readFirmSites } from '#site/firm-sites.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';

export interface Reply {
  status: number;
  json: Record<string, unknown> & { fields?: Record<string, string>; message?: string };
  headers: Record<string, unknown>;
  cookies: Record<string, string>;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface Visitor {
  token: string;
  /** Value of the cookie that renews the session. */
  refresh: string;
  user: { id: string; name: string | null; contact: string };
}

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  /** As the origin's code sees it. */
  db: Database;
  /** As it is stored, what is personal sealed. */
  stored: Database;
  /** The same database as the owner of its tables, who may break them. */
  owner: Database;
  /** Everything logged so far. */
  log(): string;
  call(
    method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'HEAD',
    url: string,
    options?: CallOptions,
  ): Promise<Reply>;
  /** A number that nothing else in this app has used. */
  freshPhone(): string;
  /** The code that was sent last to a contact. */
  lastCode(contact: string): Promise<string>;
  signIn(contact: string, options?: Pick<CallOptions, 'cookies' | 'headers'>): Promise<Visitor>;
  close(): Promise<void>;
}

/** The whole origin on a database of its own, without a port. `variables` are its environment; `server` is the run's unless told. */
export async function createTestApp(
  variables: Record<string, string> = {},
  {
    server,
    ...parts
  }: Pick<AppParts, 'pages' | 'onRoute' | 'readLink'> & { server?: Pick<Cluster, 'owner' | 'application'> } = {},
): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'test-data-'));
  const config = readConfig({
    OTP_LIMIT_PER_CLIENT: '100000',
    OTP_LIMIT_GLOBAL: '100000',
    OTP_RESEND_SECONDS: '0',
    FORM_LIMIT_PER_CLIENT: '100000',
    FORM_LIMIT_GLOBAL: '100000',
    LOG_LEVEL: 'info',
    ...variables,
    DATA_DIR: dataDir,
  });
  const { db, stored, owner, drop } = await createTestDatabase(masterKeySource(config), server);
  const lines: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => lines.push(line) });
  const app = await buildApp({
    config,
    db: stored,
    sites: readFirmSites(path.join(repositoryRoot, 'site.json')),
    logger,
    ...parts,
  });
  await app.ready();

  async function call(
    method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'HEAD',
    url: string,
    { body, token, cookies, headers }: CallOptions = {},
  ): Promise<Reply> {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(cookies === undefined ? {} : { cookies }),
    };
    const response = await app.inject(options);
    const text = response.body;
    return {
      status: response.statusCode,
      json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {},
      headers: response.headers,
      cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
    };
  }

  async function lastCode(contact: string): Promise<string> {
    const row = await db
      .selectFrom('inbox_message')
      .select('code')
      .where('recipient', '=', contact)
      .where('code', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row.code ?? '';
  }

  let numbers = 0;
  return {
    app,
    config,
    db,
    stored,
    owner,
    log: () => lines.join(''),
    call,
    freshPhone: () => `+9198100${String(++numbers).padStart(5, '0')}`,
    lastCode,
    async signIn(contact, options = {}) {
      const body = contact.includes('@') ? { email: contact } : { phoneNumber: contact };
      const { json } = await call('POST', '/server/auth/otp/initiate', { body });
      const { json: session, cookies } = await call('POST', '/server/auth/otp/verify', {
        ...options,
        body: { challengeId: json.challengeId, otp: await lastCode(contact) },
      });
      return { ...(session as unknown as Visitor), refresh: cookies.session ?? '' };
    },
    async close() {
      await app.close();
      await drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const silentLogger = pino({ level: 'silent' });

/** An origin for one file of tests, and before each of them a person who has just signed in for the first time. */
export function signedInVisitor() {
  let origin: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    origin = await createTestApp();
  });
  afterAll(() => origin.close());
  beforeEach(async () => {
    visitor = await origin.signIn(origin.freshPhone());
  });
  return {
    origin: () => origin,
    visitor: () => visitor,
    get: (url: string) => origin.call('GET', url, { token: visitor.token }),
    post: (url: string, body: unknown) => origin.call('POST', url, { body, token: visitor.token }),
  };
}

/** What the origin of a test removes what is due with, to be run when the test says so. Mails reach its inbox. */
export async function retentionParts({ db, config }: TestApp): Promise<RetentionParts> {
  const keyring = await Keyring.open(db, masterKeySource(config));
  const limits = new Limits({ db, keyring, cookies: cookies(false), config });
  return {
    db,
    keyring,
    limits,
    erasers: [],
    notifier: { providers: [], config },
    firm: 'Firm',
    languages: ['en', 'hi'],
    logger: silentLogger,
  };
}

/** The environment of a site that visitors reach by https. Its codes go to an address of this machine, such as a stand-in's. */
export const liveSite = (gateway = 'http://127.0.0.1:9'): Record<string, string> => ({
  PUBLIC_URL: 'https://firm.example',
  OTP_PROVIDER: 'webhook',
  OTP_WEBHOOK_URL: gateway,
  OTP_WEBHOOK_SECRET: 'sixteen-characters',
  SMTP_URL: 'smtp://127.0.0.1:9',
});
