import type { Profile, ProfileInput } from 'shared/contract/profile';

export type ListQuestion = 'investmentOptions';
export type ChoiceQuestion = Exclude<keyof ProfileInput, ListQuestion | 'version'>;

/** The form's answers: an empty text stands for a question that is left out. */
export type Answers = Record<ChoiceQuestion, string> & Record<ListQuestion, string[]> & { version: number };

export const noAnswers: Answers = {
  version: 0,
  wouldInvest: '',
  yearlyIncome: '',
  sourceOfIncome: '',
  usedBuyNowPayLater: '',
  currentlyInvested: '',
  portfolioSize: '',
  investmentOptions: [],
  investmentDuration: '',
  riskTolerance: '',
  incomeSlab: '',
};

/** A stored profile as the form holds it; none stored gives no answers, to be saved as version 0. */
export function answersOf(profile: Profile | null): Answers {
  if (profile === null) return noAnswers;
  const { id, ...stored } = profile;
  const texts = Object.entries(stored).map(([name, value]) => [name, value ?? '']);
  return { ...noAnswers, ...Object.fromEntries(texts) };
}
