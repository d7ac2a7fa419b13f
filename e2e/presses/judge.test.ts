import { expect, test } from 'vitest';
import { isSilent, judge, type Outcome } from '#presses/judge.ts';

const none: Outcome = {
  ...{ address: '/planyourgoal', heading: 'Plan', dialogs: [], on: [], field: '', told: [], opened: [], text: 'one' },
};
const added = { ...none, text: 'one two' };

test('what a late press leads to is held, nothing at all is lost, and twice is neither', () => {
  expect(judge(added, [added, added], none)).toBe('held');
  expect(judge(none, [added, added], none)).toBe('lost');
  expect(judge({ ...none, text: 'one two two' }, [added, added], none)).toBe('doubled or other');
});

test('what two late presses do not agree on says nothing', () => {
  const late = [
    { ...added, dialogs: ['Sure?'], told: ['at 10:00'] },
    { ...added, dialogs: ['Sure?'], told: ['at 10:01'] },
  ];
  expect(judge({ ...added, dialogs: ['Sure?'], told: ['at 10:02'] }, late, none)).toBe('held');
  expect(judge(added, late, none)).toBe('doubled or other');
});

test('a control that changes nothing cannot be judged', () => {
  expect(isSilent([none, none], none)).toBe(true);
  expect(isSilent([added, added], none)).toBe(false);
});
