import { register } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '#http/create-server.ts';
import { createLogger } from '#http/logger.ts';
import { type Authenticator, CallsUnderWay, serving } from '#http/serving.ts';
import { Counters } from '#telemetry/counters.ts';
import { DocumentTickets } from '#telemetry/document-tickets.ts';
import { telemetryRoutes } from '#telemetry/routes.ts';

let counters: Counters;
let app: ReturnType<typeof createServer>;
const known = 'content@1.0.0-aaaaaaaa';
let tickets: DocumentTickets;
const site = {
  ...{ serial: 7, urgent: 5, shell: { name: 'shell', release: '1.0.0-bbbbbbbb' }, directory: { hash: 'hash' } },
  snapshot: { remotes: { content: { current: { release: '1.0.0-aaaaaaaa' } } } },
} as never;
/** A page load tells of failures: each one of a document of its own unless told. */
const send = (payload: object, remoteAddress = '192.0.2.1', document: string | undefined = tickets.issuer(site)()) =>
  app.inject({ method: 'POST', url: '/server/telemetry', payload: { ...payload, document }, remoteAddress });

beforeEach(() => {
  counters = new Counters();
  tickets = new DocumentTickets(Buffer.alloc(32, 1));
  app = createServer({ trustProxy: false }, createLogger('silent'));
  const nobody: Authenticator<null> = { require: async () => null, recognise: async () => null };
  const store = {
    find: (name: string, release: string) => (`${name}@${release}` === known ? ({} as never) : undefined),
  };
  telemetryRoutes(serving(app, nobody, new CallsUnderWay(10)), { counters, store, live: { site }, tickets });
});

describe('POST /server/telemetry', () => {
  it('counts a release’s failures by kind, and the page load once', async () => {
    const failures = [
      { release: known, kind: 'render', type: 'TypeError', at: 'home.0a1b2c3d.js:1:2345' },
      { release: known, kind: 'error' },
    ];
    expect((await send({ failures })).statusCode).toBe(200);
    expect(counters.of('content', '1.0.0-aaaaaaaa')).toEqual({
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
    expect(counters.all()).toEqual({});
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
    expect(counters.all()).toEqual({});
  });

  it('counts nothing without a ticket, with a forged one, or twice for one document', async () => {
    const body = { failures: [{ release: known, kind: 'render' }] };
    for (const ticket of ['', 'a.b.c.AAAAAAAAAAAAAAAAAAAAAA'])
      for (let count = 0; count < 12; count += 1)
        expect((await send(body, `192.0.2.${count}`, ticket)).statusCode).toBe(200);
    expect(counters.all()).toEqual({});
    const ticket = tickets.issuer(site)();
    for (let count = 0; count < 12; count += 1) await send(body, `192.0.2.${count}`, ticket);
    expect(counters.of('content', '1.0.0-aaaaaaaa').failedLoads).toBe(1);
    expect(counters.reporters.places(known)).toBe(1);
  });

  it('counts one address three times, however many documents it asks for', async () => {
    for (let count = 0; count < 12; count += 1) await send({ failures: [{ release: known, kind: 'render' }] });
    expect(counters.of('content', '1.0.0-aaaaaaaa').failedLoads).toBe(3);
    expect(counters.reporters.places(known)).toBe(1);
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
