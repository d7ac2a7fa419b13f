// @vitest-environment jsdom
import { answers, asked, clearAway, control, draw, focused, press, redraw, settle, type } from 'shared/form-fixture';
import { afterEach, expect, test } from 'vitest';
import { WishForm } from '#coming-soon/coming-soon-page.tsx';

const CALL = 'POST /server/enquiries';
const LINK = '/sipcalculator?monthly=5000';
const PLAN = encodeURIComponent(LINK);

afterEach(clearAway);

const sent = () => asked.mock.calls.find(([call]) => call === CALL)?.[1];

test('a wish takes the plan along in one step, and says that it left', async () => {
  const plan = {
    link: LINK,
    title: 'SIP calculator',
    asked: '',
    figures: [{ label: 'Total value', text: '₹1.00' }],
    basis: '',
  };
  answers[`GET /server/plan?link=${PLAN}`] = [200, { plan }];
  answers[CALL] = [200, { status: 'mail_sent', id: 'wish' }];
  history.replaceState(null, '', `/comingsoon?for=invest&plan=${PLAN}`);
  draw(<WishForm part="Invest" hours="Monday to Saturday" />);
  await settle();
  expect(document.body.textContent).toContain('Total value₹1.00');
  expect(document.querySelector('.attached-plan a:last-child')?.getAttribute('href')).toBe('/comingsoon?for=invest');
  type('your-name', 'Asha Rao');
  type('your-email', 'asha@example.in');
  await press('Ask us to start');
  await settle();
  expect(sent()).toMatchObject({ plan: LINK, 'your-message': expect.stringContaining('Invest') });
  expect(document.querySelector('[role=status]')?.textContent).toContain('Your question was sent.');
});

test('what is missing is named, and a refusal keeps what was typed', async () => {
  history.replaceState(null, '', '/comingsoon');
  draw(<WishForm part="" hours="Monday to Saturday" />);
  await press('Ask us to start');
  expect(focused()).toContain('2 things to correct');
  expect(sent()).toBeUndefined();
  type('your-name', 'Asha Rao');
  type('your-email', 'asha@example.in');
  await press('Ask us to start');
  await settle();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Your question was not sent.');
  expect(control('your-name').value).toBe('Asha Rao');
});

test('a wish for one part is none for another', async () => {
  answers[CALL] = [200, { status: 'mail_sent', id: 'wish' }];
  history.replaceState(null, '', '/comingsoon?for=invest');
  draw(<WishForm part="Invest" hours="Monday to Saturday" />);
  type('your-name', 'Asha Rao');
  type('your-email', 'asha@example.in');
  await press('Ask us to start');
  await settle();
  expect(document.querySelector('form')).toBeNull();
  redraw(<WishForm part="Reports" hours="Monday to Saturday" />);
  expect(document.querySelector('[role=status]')).toBeNull();
  expect(control('your-email').value).toBe('');
  redraw(<WishForm part="Invest" hours="Monday to Saturday" />);
  expect(document.querySelector('[role=status]')?.textContent).toContain('Your question was sent.');
});
