// @vitest-environment jsdom

import { act } from 'react';
import { answer, answers, asked, clearAway, control, draw, press, redraw, settle } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProfileForm } from '#features/profile-form/profile-form.tsx';
import { noAnswers } from '#profile/answers.ts';
import { steps } from '#profile/questions.ts';

beforeEach(() => history.replaceState(null, '', '/profile?step=4'));
afterEach(clearAway);

const saved = (version: number) => {
  const { version: none, ...rest } = noAnswers;
  const unanswered = Object.entries(rest).map(([name, value]) => [name, value === '' ? null : value]);
  return answer([200, { profile: { ...Object.fromEntries(unanswered), id: 'p1', version } }]);
};

test('an answer that changes while the others are being saved stays, and the next save rests on the first', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['POST /server/profile'] = () => promise;
  draw(<ProfileForm draftKey="profile:asha" saved={null} asksAge={false} savedTo="/welcome" onNewer={() => {}} />);
  await press('Save profile');
  await press(`3${steps[2]?.title}`);
  act(() => control('wouldInvest').click());
  resolve(saved(1));
  await settle();
  expect(control('wouldInvest').checked).toBe(true);
  expect(location.pathname).toBe('/profile');
  answers['POST /server/profile'] = async () => saved(2);
  await press('4Check and save');
  await press('Save profile');
  expect(asked.mock.lastCall?.[1]).toMatchObject({ version: 1, wouldInvest: 'yes' });
  expect(location.pathname).toBe('/welcome');
});

test('whoever has left before the answers are saved stays where they are', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['POST /server/profile'] = () => promise;
  draw(<ProfileForm draftKey="profile:asha" saved={null} asksAge={false} savedTo="/welcome" onNewer={() => {}} />);
  await press('Save profile');
  redraw(null);
  resolve(saved(1));
  await settle();
  expect(location.pathname).toBe('/profile');
});

test('a double click goes on by one step, as one press does', () => {
  history.replaceState(null, '', '/profile?step=0');
  draw(<ProfileForm draftKey="profile:asha" saved={null} asksAge={false} savedTo="/welcome" onNewer={() => {}} />);
  const button = () => document.querySelector('[type="submit"]');
  for (const detail of [1, 2])
    act(() => void button()?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true })));
  expect(document.querySelector('[aria-current="step"] b')?.textContent).toBe(steps[1]?.title);
});
