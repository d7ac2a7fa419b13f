/** What a figure of a question is for, whatever the calculator calls it. */
export type Role =
  | 'monthly'
  | 'yearly'
  | 'sum'
  | 'expense'
  | 'have'
  | 'stepUpRupees'
  | 'term'
  | 'rate'
  | 'secondRate'
  | 'stepUp'
  | 'inflation'
  | 'slab'
  | 'annuity'
  | 'section80C'
  | 'section80D'
  | 'section80CCD1B'
  | 'homeLoanInterest'
  | 'age'
  | 'laterAge'
  | 'delay';

/** Which input of a calculator takes which figure of a question. */
export type Roles<Input extends string = string> = { readonly [R in Role]?: Input };
