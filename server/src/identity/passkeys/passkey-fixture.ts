import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { type Lies, SoftwareAuthenticator } from '#testing/software-authenticator.ts';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

interface Answer {
  status: number;
  json: Record<string, unknown>;
  cookies: Record<string, string>;
}

export const optionsOf = ({ json }: Answer) => json.options as Record<string, unknown>;

/** An origin that listens, browsers that keep cookies, and authenticators whose keys the test holds. */
export function passkeyOrigin() {
  let origin: TestApp;
  let url = '';
  beforeAll(async () => {
    origin = await createTestApp();
    await origin.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://localhost:${(origin.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => origin.close());

  /** A browser of its own, with no cookies yet. */
  function browser() {
    const jar: Record<string, string> = {};
    return async (method: string, path: string, { body, token }: { body?: unknown; token?: string } = {}) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          'user-agent': CHROME,
          cookie: Object.entries(jar)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
      for (const [, name = '', value = ''] of set) jar[name] = value;
      const json = (await response.json()) as Record<string, unknown>;
      return { status: response.status, json, cookies: { ...jar } } satisfies Answer;
    };
  }

  return {
    origin: () => origin,
    url: () => url,
    browser,
    visitor: () => origin.signIn(origin.freshPhone()),

    async add(visitor: Visitor, key = new SoftwareAuthenticator(), lies: Lies = {}) {
      const call = browser();
      const asked = await call('POST', '/server/passkeys/initiate', { token: visitor.token });
      const body = { ceremony: asked.json.ceremony, credential: key.create(optionsOf(asked), url, lies) };
      const added = await call('POST', '/server/passkeys', { token: visitor.token, body });
      return { key, asked, body, added, call };
    },

    async signIn(key: SoftwareAuthenticator, lies: Lies = {}) {
      const call = browser();
      const asked = await call('POST', '/server/auth/passkey/initiate');
      const body = { ceremony: asked.json.ceremony, credential: key.get(optionsOf(asked), url, lies) };
      return { asked, answer: await call('POST', '/server/auth/passkey/verify', { body }) };
    },
  };
}
