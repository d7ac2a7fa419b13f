// @vitest-environment jsdom
import {
  alert,
  answer,
  answers,
  asked,
  clearAway,
  control,
  draw,
  focused,
  press,
  redraw,
  settle,
  type,
} from 'shared/form-fixture';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#messages.en.ts';
import { QueryForm } from '#query/query-form.tsx';

const CALL = 'POST /server/enquiries';
const status = () => document.querySelector('[role=status]')?.textContent?.trim();

const facts = {
  hours: { text: 'Monday to Saturday', weekdays: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '20:00' },
  appointments: { holidays: [] as string[] },
} as SiteFacts;
const page = (
  <SiteProvider facts={facts} posted={undefined}>
    <QueryForm />
  </SiteProvider>
);
const receipt = () => document.querySelector('.what-was-sent')?.textContent;

afterEach(() => {
  vi.useRealTimers();
  clearAway();
});

function fill(): void {
  type('your-name', 'Asha Rao');
  type('your-email', 'asha@example.com');
  type('your-message', 'When may I call?');
}

test('what is missing is named, and nothing is sent', async () => {
  draw(<QueryForm />);
  await press(messages.queryActionSend);
  expect(focused()).toContain('3 things to correct');
  expect(asked).not.toHaveBeenCalled();
  expect(alert()).toBe('');
});

test('a message is sent once, says so, and leaves the fields empty', async () => {
  let arrive = (_: Response) => {};
  answers[CALL] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  draw(page);
  fill();
  await press(messages.queryActionSend);
  await press('Sending…');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.lastCall?.[1]).toMatchObject({ 'your-name': 'Asha Rao', blank: '' });
  arrive(answer([200, { status: 'mail_sent', id: 'question' }]));
  await settle();
  expect(status()).toBe('Message sent successfully!');
  expect(control('your-message').value).toBe('');
});

test('what is typed while a message is under way stays, with its draft, and the first one says that it was sent', async () => {
  let arrive = (_: Response) => {};
  answers[CALL] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  draw(page);
  fill();
  await press(messages.queryActionSend);
  type('your-message', 'When may I call? And whom?');
  arrive(answer([200, { status: 'mail_sent', id: 'question' }]));
  await settle();
  expect(status()).toBe(messages.querySentTitle);
  expect(document.querySelector('blockquote')?.textContent).toBe('When may I call?');
  expect(control('your-message').value).toBe('When may I call? And whom?');
  expect(sessionStorage.getItem('draft:query')).toContain('And whom?');
});

test('what was sent is repeated, and by when it is answered', async () => {
  // A Saturday in India: nobody works on the day after.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T10:00:00+05:30') });
  answers[CALL] = [200, { status: 'mail_sent', id: 'question' }];
  draw(page);
  expect(receipt()).toBeUndefined();
  fill();
  await press(messages.queryActionSend);
  await settle();
  expect(receipt()).toBe(
    'We answer by mail to asha@example.com by Monday 30 November, 8 PM (Indian time).What you sentWhen may I call?',
  );
  type('your-message', 'And one more.');
  answers[CALL] = [503, { message: 'Later.' }];
  await press(messages.queryActionSend);
  await settle();
  expect(receipt()).toBeUndefined();
});

test('a message that failed stays, and says what became of it', async () => {
  draw(<QueryForm />);
  fill();
  await press(messages.queryActionSend);
  expect(status()).toBe('Failed to send message.');
  answers[CALL] = () => Promise.reject(new TypeError('Failed to fetch'));
  await press(messages.queryActionSend);
  expect(status()).toBe('An error occurred while sending the message.');
  expect(control('your-message').value).toBe('When may I call?');
});

test('what was posted without scripts stands there with its errors, and why it failed', () => {
  draw(<QueryForm />, {
    form: 'query',
    values: { 'your-name': 'Asha Rao', 'your-email': 'asha', 'your-message': 'Hello', AreastoTalkAbout: [] },
    errors: { 'your-email': 'Enter an email address.' },
    message: 'Too many messages.',
  });
  expect(control('your-email').value).toBe('asha');
  expect(focused()).toContain('Enter an email address.');
  expect(status()).toBe('Failed to send message. Too many messages.');
});

test('a plan in the address goes along by its link, and is gone once it was sent', async () => {
  const plan = '/sipcalculator?monthly=5000&years=10';
  const figures = [{ label: 'Total value', text: '₹11,61,695.38' }];
  answers[`GET /server/plan?link=${encodeURIComponent(plan)}`] = [
    200,
    { plan: { link: plan, title: 'SIP calculator', asked: '₹5,000 a month', figures, basis: '' } },
  ];
  answers[CALL] = [200, { status: 'mail_sent', id: 'question' }];
  history.replaceState(null, '', `/contactus?plan=${encodeURIComponent(plan)}`);
  draw(page);
  await settle();
  expect(document.querySelector('.attached-plan')?.textContent).toContain('Total value₹11,61,695.38');
  fill();
  await press(messages.queryActionSend);
  await settle();
  expect(asked.mock.calls.find(([call]) => call === CALL)?.[1]).toMatchObject({ plan });
  expect(location.search).toBe('');
  expect(document.querySelector('.attached-plan')).toBeNull();
});

test.each([
  ['another page', '/blogs?page=2'],
  ['the other tab', `/contactus?plan=${encodeURIComponent('/sipcalculator?monthly=1')}&tab=appointment`],
])('who has gone to %s meanwhile stays there when the message has left', async (_, elsewhere) => {
  let arrive = (_: Response) => {};
  answers[CALL] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  history.replaceState(null, '', `/contactus?plan=${encodeURIComponent('/sipcalculator?monthly=1')}`);
  draw(page);
  await settle();
  fill();
  await press(messages.queryActionSend);
  history.pushState(null, '', elsewhere);
  redraw(null);
  arrive(answer([200, { status: 'mail_sent', id: 'question' }]));
  await settle();
  expect(location.pathname + location.search).toBe(elsewhere);
  expect(sessionStorage.getItem('draft:query')).toBeNull();
});

test('a plan is removed by its link, and one that is none stops nothing', async () => {
  history.replaceState(null, '', `/contactus?plan=${encodeURIComponent('/sipcalculator?monthly=1')}`);
  draw(<QueryForm />);
  await settle();
  expect(document.querySelector('.attached-plan')?.textContent).toContain('goes along all the same');
  await press('Remove the plan');
  expect(document.querySelector('.attached-plan')).toBeNull();
  expect(location.href).toMatch(/\/contactus$/);
  history.replaceState(null, '', '/contactus?plan=https%3A%2F%2Fevil.example');
  expect(document.querySelector('.attached-plan')).toBeNull();
});

test('only what was typed into an empty form of a living page is timed', async () => {
  answers[CALL] = [200, { status: 'mail_sent', id: 'question' }];
  const sentAs = () => asked.mock.calls.findLast(([call]) => call === CALL)?.[1];
  draw(page);
  fill();
  await press(messages.queryActionSend);
  await settle();
  expect(sentAs()).toMatchObject({ elapsedMs: expect.any(Number) });

  fill();
  redraw(null);
  redraw(page);
  type('your-message', 'And on Sunday?');
  await press(messages.queryActionSend);
  await settle();
  expect(sentAs()).toMatchObject({ 'your-message': 'And on Sunday?' });
  expect(sentAs()).not.toHaveProperty('elapsedMs');

  const early = { controls: new Map([[document.createElement('input'), 'Asha Rao']]), sent: null, stop() {} };
  vi.stubGlobal('earlyInput', early);
  redraw(null);
  redraw(page);
  fill();
  await press(messages.queryActionSend);
  await settle();
  expect(sentAs()).toMatchObject({ 'your-message': 'When may I call?' });
  expect(sentAs()).not.toHaveProperty('elapsedMs');
});

test('what was posted without scripts comes once: neither after a change of tabs nor after it was sent', async () => {
  answers[CALL] = [200, { status: 'mail_sent', id: 'question' }];
  const posted = {
    ...{ form: 'query', errors: { 'your-email': 'Enter an email address.' }, message: null },
    values: { 'your-name': 'Asha Rao', 'your-email': 'asha', 'your-message': 'When may I call?' },
  };
  const answered = (
    <SiteProvider facts={facts} posted={posted}>
      <QueryForm />
    </SiteProvider>
  );
  draw(answered);
  expect(control('your-email').value).toBe('asha');
  type('your-email', 'asha@example.com');
  redraw(null);
  redraw(answered);
  expect(control('your-email').value).toBe('asha@example.com');
  await press(messages.queryActionSend);
  await settle();
  expect(control('your-message').value).toBe('');
});
