import type { StatedGoal } from '#ask/several-goals.ts';

/** A goal as `kind amount in lakh, years`. */
type Goal = readonly [kind: StatedGoal['kind'], lakh: number, years: number];

const carAndHouse: readonly Goal[] = [
  ['c', 10, 5],
  ['h', 50, 12],
];

/** Questions about several goals as people type them: the goals in order, and the budget in rupees; null where none is said. */
export const typedGoals: readonly [text: string, goals: readonly Goal[], budget: number | null][] = [
  ['car 10 lakh in 5 years and house 50 lakh in 12 years, budget 30000', carAndHouse, 30_000],
  ['car 10 lakh in 5 years, house 50 lakh in 12 years', carAndHouse, null],
  ['10 lakh car in 5 years plus 50 lakh house in 12 years', carAndHouse, null],
  ['10L car in 5 yrs + 50L home in 12 yrs, 30k a month', carAndHouse, 30_000],
  ['I can save 30000 a month: car 10 lakh 5 years, house 50 lakh 12 years', carAndHouse, 30_000],
  ['in 5 years a car for 10 lakh and in 12 years a flat for 50 lakh', carAndHouse, null],
  ['car and house for 10 lakh and 50 lakh in 5 and 12 years', carAndHouse, null],
  [
    'want to buy car of Rs 10,00,000 by 2031 and house of Rs 50,00,000 by 2038 with 30,000 per month',
    carAndHouse,
    30_000,
  ],
  ['car 10 lakh 5 years house 50 lakh 12 years budget 30000', carAndHouse, 30_000],
  ['budget 30000, car 10 lakh in 5 years, house 50 lakh in 12 years', carAndHouse, 30_000],
  ['with a monthly budget of ₹30,000, car 10 lakh in 5, house 50 lakh in 12', carAndHouse, 30_000],
  ['gaadi 10 lakh 5 saal me aur ghar 50 lakh 12 saal me, bajat 30000', carAndHouse, 30_000],
  ['5 saal mein 10 lakh ki car aur 12 saal mein 50 lakh ka ghar chahiye, 30000 mahina', carAndHouse, 30_000],
  ['5 साल में 10 लाख की कार और 12 साल में 50 लाख का घर, बजट 30000', carAndHouse, 30_000],
  ['कार 10 लाख 5 साल, घर 50 लाख 12 साल', carAndHouse, null],
  ['5 ವರ್ಷದಲ್ಲಿ 10 ಲಕ್ಷದ ಕಾರು ಮತ್ತು 12 ವರ್ಷದಲ್ಲಿ 50 ಲಕ್ಷದ ಮನೆ, ಬಜೆಟ್ 30000', carAndHouse, 30_000],
  ['ಕಾರು 10 ಲಕ್ಷ 5 ವರ್ಷ, ಮನೆ 50 ಲಕ್ಷ 12 ವರ್ಷ', carAndHouse, null],
  [
    'house 1.2 Cr in 15 years, college 25 lakh in 10 years and wedding 20 lakh in 20 years, budget 50k',
    [
      ['h', 120, 15],
      ['e', 25, 10],
      ['m', 20, 20],
    ],
    50_000,
  ],
  [
    'retire with 2 crore in 25 years and daughter’s education 20 lakh in 10 years, 40000 monthly',
    [
      ['r', 200, 25],
      ['e', 20, 10],
    ],
    40_000,
  ],
  [
    'i am 30, retire at 60 with 2 crore, car 10 lakh in 5 years',
    [
      ['r', 200, 30],
      ['c', 10, 5],
    ],
    null,
  ],
  ['30k budget for car (10L, 5y) and house (50L, 12y)', carAndHouse, 30_000],
  ['is 30000 per month enough for a 10 lakh car in 5 years and a 50 lakh house in 12 years', carAndHouse, 30_000],
  ['car ten lakh in five years and house fifty lakh in twelve years', carAndHouse, null],
  ['10 lakh car in 60 months & 50 lakh house in 144 months', carAndHouse, null],
  ['car 10 lakh in 5 years; house 50 lakh in 12 years; i can put aside 30k monthly', carAndHouse, 30_000],
  [
    'car 10 lakh in 5 years and 20 lakh in 10 years',
    [
      ['c', 10, 5],
      ['g', 20, 10],
    ],
    null,
  ],
  [
    'goals: 5 lakh in 3 years and 1 crore in 20 years, budget 25000',
    [
      ['g', 5, 3],
      ['g', 100, 20],
    ],
    25_000,
  ],
  [
    'europe trip 4 lakh in 2 years and a house 60 lakh in 10 years',
    [
      ['g', 4, 2],
      ['h', 60, 10],
    ],
    null,
  ],
  [
    'house 50 lakh in 10 years and another house 80 lakh in 20 years',
    [
      ['h', 50, 10],
      ['h', 80, 20],
    ],
    null,
  ],
  [
    'beti ki padhai 15 lakh 8 saal aur shaadi 25 lakh 15 saal, budget 20 hazar',
    [
      ['e', 15, 8],
      ['m', 25, 15],
    ],
    20_000,
  ],
  [
    'बेटी की पढ़ाई 15 लाख 8 साल में और शादी 25 लाख 15 साल में',
    [
      ['e', 15, 8],
      ['m', 25, 15],
    ],
    null,
  ],
  [
    'ಮಗಳ ಶಿಕ್ಷಣ 15 ಲಕ್ಷ 8 ವರ್ಷ, ಮದುವೆ 25 ಲಕ್ಷ 15 ವರ್ಷ, ತಿಂಗಳಿಗೆ 20 ಸಾವಿರ',
    [
      ['e', 15, 8],
      ['m', 25, 15],
    ],
    20_000,
  ],
];

/** Several goals of which it is not said what each costs and when: asked back, never guessed. */
export const unclearGoals: readonly string[] = [
  'car and house with 30000 a month',
  'car 10 lakh and house 50 lakh in 12 years',
  'car 10 lakh, house 50 lakh, budget 30000',
  'car and house and wedding for 10 lakh in 5 years and 50 lakh in 12 years',
];

/** Two words of goals, or two sums, that are one question all the same: the calculator that answers. */
export const noSeveralGoals: readonly [text: string, key: string][] = [
  ['i am 30, retire at 60, house expenses 50000 a month', 'retirementByExpense'],
  ['college education of 20 lakh for my son, he is 5', 'childEducation'],
  ['a car for 10 lakh in 5 years', 'dreamCar'],
  ['house of 50 lakh in 10 years, i have 10 lakh', 'dreamHouse'],
  ['home loan 50 lakh 20 years 9%', 'emi'],
  ['stp 1 lakh 5000 12 months', 'stp'],
  ['2 lakh lumpsum and 5000 a month for 10 years', 'lumpsumSip'],
];
