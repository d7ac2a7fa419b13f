import { expect, it } from 'vitest';
import type { LiveSite } from '#releases/live-site.ts';
import { DocumentTickets } from '#telemetry/document-tickets.ts';

const key = Buffer.alloc(32, 7);
const site = (serial: number, content: string) =>
  ({
    shell: { name: 'shell', release: '1.0.0-a' },
    directory: { hash: `hash${serial}` },
    snapshot: { remotes: { content: { current: { release: content }, previous: { release: '0.9.0-z' } } } },
  }) as unknown as LiveSite;

it('a ticket is of one document, and names the releases that it was given', () => {
  const tickets = new DocumentTickets(key);
  const issue = tickets.issuer(site(1, '1.0.0-b'));
  const [one, other] = [issue(), issue()];
  expect(one).not.toBe(other);
  const served = tickets.read(one);
  expect([...(served?.releases ?? [])]).toEqual(['shell@1.0.0-a', 'content@1.0.0-b', 'content@0.9.0-z']);
  expect(tickets.read(other)?.id).not.toBe(served?.id);
});

it('what is forged, too old or of another set opens nothing', () => {
  const tickets = new DocumentTickets(key);
  const ticket = tickets.issuer(site(1, '1.0.0-b'))();
  const [time = '', id = '', set = '', proof = ''] = ticket.split('.');
  for (const forged of ['', 'x', `${time}.${id}1.${set}.${proof}`, `${time}z.${id}.${set}.${proof}`, `${ticket}x`])
    expect(tickets.read(forged)).toBeNull();
  expect(tickets.read(ticket, Date.now() + 7 * 3_600_000)).toBeNull();
  expect(new DocumentTickets(Buffer.alloc(32, 8)).read(ticket)).toBeNull();
  // Another origin that shows the same takes it.
  const second = new DocumentTickets(key);
  expect(second.read(ticket)).toBeNull();
  second.issuer(site(1, '1.0.0-b'));
  expect(second.read(ticket)).not.toBeNull();
});

it('a document tells of each release once, and not without end', () => {
  const tickets = new DocumentTickets(key);
  const document = tickets.read(tickets.issuer(site(1, '1.0.0-b'))());
  if (document === null) throw new Error('No ticket.');
  expect([tickets.note(document, 'a@1'), tickets.note(document, 'a@1'), tickets.note(document, 'b@1')]).toEqual([
    ...[true, false, true],
  ]);
  for (let count = 3; count < 20; count += 1) tickets.note(document, 'a@1');
  expect(tickets.note(document, 'c@1')).toBeUndefined();
});
