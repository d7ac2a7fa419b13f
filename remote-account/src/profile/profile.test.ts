import { type Profile, profileInput } from 'shared/contract/profile';
import { expect, test } from 'vitest';
import { answerText } from '#profile/answer-text.ts';
import { answersOf, noAnswers } from '#profile/answers.ts';
import { allQuestions } from '#profile/questions.ts';

const stored: Profile = {
  id: 'p1',
  version: 3,
  wouldInvest: 'yes',
  yearlyIncome: '1000000',
  sourceOfIncome: null,
  usedBuyNowPayLater: null,
  currentlyInvested: 'no',
  portfolioSize: '3plus',
  investmentOptions: ['FD', 'PPF'],
  investmentDuration: '5plus',
  riskTolerance: null,
  incomeSlab: null,
};

const shown = (profile: Profile | null) =>
  Object.fromEntries(allQuestions.map((question) => [question.name, answerText(question, answersOf(profile))]));

test('every field of the contract is asked once', () => {
  const asked = allQuestions.map(({ name }) => name).sort();
  expect(asked).toEqual(
    Object.keys(profileInput.shape)
      .filter((name) => name !== 'version')
      .sort(),
  );
});

test('every option that is offered is one that the contract takes', () => {
  for (const question of allQuestions) {
    for (const { value } of question.options) {
      const answers = { ...noAnswers, [question.name]: question.kind === 'many' ? [value] : value };
      expect(profileInput.safeParse(answers).success, `${question.name}: ${value}`).toBe(true);
    }
  }
});

test('answers are shown in words, and a question left out stays empty', () => {
  expect(shown(stored)).toMatchObject({
    yearlyIncome: '₹10,00,000',
    investmentOptions: 'FD, PPF',
    investmentDuration: '5+ years',
    portfolioSize: 'Over 3 lakh',
    riskTolerance: undefined,
  });
});

test.each([
  ['1', '1 year'],
  ['3', '3 years'],
  ['5', '5 years'],
  ['5plus', '5+ years'],
] as const)('a duration of %s is shown as %s', (investmentDuration, text) =>
  expect(shown({ ...stored, investmentDuration }).investmentDuration).toBe(text),
);

test('nothing answered is saved as nothing, at version 0', () => {
  expect(answersOf(null)).toEqual(noAnswers);
  expect(profileInput.parse(noAnswers)).toMatchObject({ version: 0, wouldInvest: null, investmentOptions: [] });
});

test('a stored profile passes through the form unchanged', () => {
  const { id, ...rest } = stored;
  expect(profileInput.parse(answersOf(stored))).toEqual(rest);
});
