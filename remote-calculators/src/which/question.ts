/** The names that answers have in the address, in the order of the questions. */
export const STEPS = ['have', 'way', 'more'] as const;

/** A calculator that answers what somebody has in mind. */
export interface Suggestion {
  /** Its folder in the catalogue. */
  slug: string;
  /** What was answered, as its link takes it. */
  carries?: Readonly<Record<string, number>>;
}

export interface Answer {
  /** As the address has it: `?have=monthly`. */
  value: string;
  label: string;
  /** The next question, or the one or two calculators that all of this leads to. */
  leads: Question | readonly Suggestion[];
}

export interface Question {
  asked: string;
  answers: readonly Answer[];
}

/** The calculators that an answer may end at, each once, in the order of the questions. */
export const endsOf = ({ leads }: Answer): string[] => [
  ...new Set(isQuestion(leads) ? leads.answers.flatMap(endsOf) : leads.map(({ slug }) => slug)),
];

export const isQuestion = (leads: Answer['leads']): leads is Question => 'asked' in leads;
