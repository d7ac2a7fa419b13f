import { register } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '#http/create-server.ts';
import { createLogger } from '#http/logger.ts';
import { type Doorkeeper, serving } from '#http/serving.ts';
import { telemetryRoutes } from '#telemetry/routes.ts';
import { Tally } from '#telemetry/tally.ts';

let tally: Tally;
let app: ReturnType<typeof createServer>;
const known = 'content@1.0.0-aaaaaaaa';
const send = (payload: object, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/server/telemetry', payload, remoteAddress });

beforeEach(() => {
  tally = new Tally();
  app = createServer({ trustProxy: false }, createLogger('silent'));
  const nobody: Doorkeeper<null> = { require: async () => null, recognise: async () => null };
  const store = {
    find: (name: string, release: string) => (`${name}@${release}` === known ? ({} as never) : undefined),
  };
  telemetryRoutes(serving(app, nobody), { tally, store, live: { site: { serial: 7, urgent: 5 } as never } });
});

describe('POST /server/telemetry', () => {
  it('counts a release’s failures by kind, and the page load once', async () => {
    const failures = [
      { release: known, kind: 'render', type: 'TypeError', at: 'home.0a1b2c3d.js:1:2345' },
      { release: known, kind: 'error' },
    ];
    expect((await send({ failures })).statusCode).toBe(200);
    expect(tally.of('content', '1.0.0-aaaaaaaa')).toEqual({
      documents: 0,
      failedLoads: 1,
      failures: { render: 1, error: 1 },
    });
    expect(await register.metrics()).toMatch(
      /site_release_failures_total\{remote="content",release="1.0.0-aaaaaaaa",kind="render"\} \d/,
    );
  });

  it('counts nothing for a release that does not exist', async () => {
    await send({ failures: [{ release: 'content@6.6.6-ffffffff', kind: 'load' }] });
    expect(tally.all()).toEqual({});
  });

  it.each([
    [{}],
    [{ failures: [] }],
    [{ failures: [{ release: known, kind: 'load', message: 'my PAN is ABCDE1234F' }] }],
    [{ failures: [{ release: '../../etc/passwd', kind: 'load' }] }],
    [{ failures: [{ release: known, kind: 'load', at: 'a@b.example' }] }],
    [{ failures: Array.from({ length: 21 }, () => ({ release: known, kind: 'load' })) }],
  ])('refuses %j', async (body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(tally.all()).toEqual({});
  });

  it('takes thirty calls a minute from one address, and others meanwhile', async () => {
    const body = { failures: [{ release: known, kind: 'load' }] };
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push((await send(body)).statusCode);
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(answers[30]).toBe(429);
    expect((await send(body, '192.0.2.2')).statusCode).toBe(200);
  });
});

describe('GET /server/releases', () => {
  it('tells the serial, and that of the newest urgent release', async () => {
    const answer = await app.inject('/server/releases');
    expect(answer.json()).toEqual({ success: true, serial: 7, urgent: 5 });
  });
});
