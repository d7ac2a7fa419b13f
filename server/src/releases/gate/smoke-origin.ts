import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { repositoryRoot } from '#settings/repository-root.ts';

/** Opens the inboxes of the origins that the gate starts. */
const INBOX_KEY = randomUUID();
const PHONE = '+919000000001';

/** What a page keeps of a signed-in visitor, besides the cookies. */
export interface Session {
  token: string;
  user: object;
}

/**
 * Signs a made-up person in at the smoke origin, by the code that its inbox shows. The context has the cookies then.
 *
 * @throws Error when the origin does not let anybody in
 */
export async function signIn(context: BrowserContext): Promise<Session> {
  const { request } = context;
  const sent = await request.post('/server/auth/otp/initiate', { data: { phoneNumber: PHONE } });
  const { challengeId } = (await sent.json()) as { challengeId?: string };
  const otp = challengeId === undefined ? undefined : await newestCode(context);
  if (otp === undefined) throw new Error('Smoke: nobody can sign in at the origin of the smoke check.');
  const verified = await request.post('/server/auth/otp/verify', { data: { challengeId, otp } });
  const { token, user } = (await verified.json()) as Session;
  return { token, user };
}

/** Has every page of the context begin with the session. */
export const keepSession = (context: BrowserContext, session: Session): Promise<unknown> =>
  context.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);

/** The code leaves through the outbox, so it may come a moment later. */
async function newestCode({ request }: BrowserContext): Promise<string | undefined> {
  for (let tries = 0; tries < 50; tries += 1) {
    const inbox = (await (await request.get(`/dev/inbox.json?key=${INBOX_KEY}`)).json()) as {
      to: string;
      code?: string;
    }[];
    const code = inbox.find(({ to }) => to === PHONE)?.code;
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

const START_MS = 60_000;

export interface SmokeOrigin {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the real origin on a free port over the same releases, with an empty database of its own. */
export async function startSmokeOrigin(store: string): Promise<SmokeOrigin> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'release-smoke-'));
  const { PATH, HOME, SITE_CONFIG } = process.env;
  const origin = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
    cwd: repositoryRoot,
    env: {
      ...{ PATH, HOME, ...(SITE_CONFIG && { SITE_CONFIG }) },
      ...{
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: data,
        RELEASES_DIR: store,
        NODE_ENV: 'development',
        // The site's own file would name the site's own database.
        ENV_FILE: 'none',
        LOG_LEVEL: 'error',
        INBOX_KEY,
        // What goes wrong here is told by the check, and is no visitor's failure.
        COUNT_RELEASES: 'no',
        // It starts for every gate, and compiling its sources is half of that. Where nothing can be written there is none.
        NODE_COMPILE_CACHE: path.join(repositoryRoot, 'node_modules/.cache/origin'),
      },
    },
    // The channel says nothing; its end tells the origin that the gate was killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => origin.once('exit', () => resolve()));
  const stop = async () => {
    origin.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  let printed = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The origin for the smoke check did not start:\n${printed}`)),
        START_MS,
      );
      const hear = (chunk: Buffer) => {
        printed += chunk;
        const address = /^Site:\s+(\S+)/m.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      };
      origin.stdout?.on('data', hear);
      origin.stderr?.on('data', hear);
      void gone.then(() => reject(new Error(`The origin for the smoke check ended:\n${printed}`)));
      void gone.then(() => clearTimeout(timer));
      origin.stdout?.once('data', () => clearTimeout(timer));
    });
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
