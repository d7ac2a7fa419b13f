import type { Answered } from '#ask/answer-question.ts';
import type { Filled } from '#ask/fill.ts';
import type { QuestionRead } from '#ask/read-question.ts';

/** What a calculator with a page of its own answers. */
export interface OwnAnswer {
  sentence: string;
  figures: readonly { label: string; text: string }[];
  dependsOn?: string | undefined;
}

/** A question about several goals, as it was read. */
export type Goals = Extract<QuestionRead, { kind: 'goals' }>;

/** Works out what no calculator's view can: the answer to some inputs, or to several goals. `today` is `YYYY-MM-DD` in India. */
export type OwnWork = { answers: (inputs: Filled) => OwnAnswer } | { plans: (goals: Goals, today: string) => Answered };
