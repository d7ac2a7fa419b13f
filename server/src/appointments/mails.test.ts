import Fastify from 'fastify';
import { instantInIndia } from 'shared/format/india-time';
import { describe, expect, test } from 'vitest';
import { firmMail, reminderMail, type Sender, visitorMail } from '#appointments/mails.ts';
import type { StoredAppointment } from '#appointments/stored.ts';
import { loadTranslations, speakingTo, speakToVisitors } from '#http/page-language.ts';

const sender: Sender = {
  firmName: 'Saral Nivesh',
  firmEmail: 'desk@firm.example',
  firmPhone: '+91 00000 00000',
  siteUrl: 'https://firm.example',
};
const manage = 'https://firm.example/appointment/a1#key';
const row: StoredAppointment = {
  id: 'a1',
  starts_at: instantInIndia('2026-11-24', '18:30'),
  ends_at: instantInIndia('2026-11-24', '19:00'),
  seat: 1,
  status: 'booked',
  sequence: 0,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919800000001',
  account_id: null,
  topics: ['Mutual Funds'],
  language: 'Kannada',
  channel: 'phone',
  plan: null,
  idempotency_key: null,
  body_hash: Buffer.alloc(1),
  email_proven_at: null,
  created_at: instantInIndia('2026-11-20', '10:00'),
  updated_at: instantInIndia('2026-11-20', '10:00'),
};
const fileOf = (mail: ReturnType<typeof firmMail>) => (mail.attachments?.[0]?.content ?? '').replaceAll('\r\n ', '');

test('the firm reads the language of its desk, the visitor that of the page', async () => {
  await loadTranslations();
  speakToVisitors(Fastify());
  const [visitor, firm] = speakingTo('kn', () => [
    visitorMail('booked', row, sender, manage),
    firmMail('booked', row, sender),
  ]);
  expect(visitor?.subject).not.toMatch(/Booked/);
  expect(firm).toEqual(firmMail('booked', row, sender));
});

describe('to the visitor', () => {
  test('a booking names the time, the way to change it, and never the whole phone number', () => {
    const mail = visitorMail('booked', row, sender, manage);
    expect(mail.subject).toBe('Booked: Tuesday 24 November, 6:30 to 7:00 PM');
    expect(mail.text).toContain(`To move or cancel it: ${manage}`);
    expect(mail.text + fileOf(mail)).not.toContain('9800000001');
    expect(mail.attachments?.[0]?.contentType).toContain('method=PUBLISH');
  });

  test('an address that is yet to be proven is told what the link is for', () => {
    const open = /Please open this link once\. Until then we send nothing more to this address/;
    expect(visitorMail('booked', row, sender, manage, false).text).toMatch(open);
    expect(visitorMail('booked', row, sender, manage, true).text).not.toMatch(open);
  });

  test('a cancellation takes the entry out of the calendar and offers another time', () => {
    const mail = visitorMail('cancelled', { ...row, status: 'cancelled', sequence: 1 }, sender, manage);
    expect(mail.text).toContain('https://firm.example/contactus?tab=appointment');
    expect(mail.text).not.toContain('#key');
    expect(fileOf(mail)).toContain('METHOD:CANCEL');
  });

  test.each([
    ['Asha Rao', 'Dear Asha Rao,'],
    ['Dr.K.R. Rao', 'Dear Dr. K. R. Rao,'],
    ['आशा राव', 'Dear आशा राव,'],
    ['Claim your prize at evil.example/win today', 'Hello,'],
    ['Write to prize@evil.example', 'Hello,'],
    ['Your account is closed call us now', 'Hello,'],
    ['www.evil.example', 'Hello,'],
    ['prize evil.example', 'Dear prize evil. example,'],
    ['A'.repeat(61), 'Hello,'],
  ])('greets %s by name only where that is a name', (name, greeting) => {
    const { text } = visitorMail('booked', { ...row, name }, sender, manage);
    expect(text.split('\n', 1)[0]).toBe(greeting);
  });

  test('a reminder says how soon', () => {
    const before = (minutes: number) => new Date(row.starts_at.getTime() - minutes * 60_000);
    const says = (minutes: number) => reminderMail(before(minutes), row, sender, manage).text;
    expect(says(59)).toContain('your appointment is in an hour.');
    expect(says(24 * 60 - 1)).toContain('your appointment is tomorrow.');
    // It has waited for a mail server.
    for (const late of [5, 90]) expect(says(late)).toContain('your appointment is today.');
  });
});

test('the firm gets who and how to reach them, may answer at once, and never the visitor’s key', () => {
  const mail = firmMail('booked', row, sender);
  expect(mail.replyTo).toBe('asha@example.in');
  expect(mail.text).toContain('+919800000001');
  expect(fileOf(mail)).toContain('SUMMARY:Appointment: Asha Rao');
  expect(mail.text + fileOf(mail)).not.toContain('/appointment/');
});

test('the firm sees the plan to talk about, figures and whole link', () => {
  const address = 'https://firm.example/sipcalculator?monthly=5000';
  const figures = [{ label: 'Total value', text: '₹11,61,695.38' }];
  const plan = { link: '/sipcalculator?monthly=5000', title: 'SIP calculator', asked: '', figures, basis: '', address };
  const { text } = firmMail('booked', { ...row, plan }, sender);
  expect(text).toContain(`Plan: SIP calculator\nTotal value: ₹11,61,695.38\nOpen it: ${address}`);
});
