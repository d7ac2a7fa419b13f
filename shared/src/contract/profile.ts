import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { z } from '#contract/zod.ts';

export const YEARLY_INCOMES = ['500000', '1000000', '1500000', '2000000'] as const;
export const INCOME_SOURCES = ['salary', 'business', 'investments', 'others'] as const;
export const PORTFOLIO_SIZES = ['1lakh', '2lakh', '3lakh', '3plus'] as const;
export const INVESTMENT_OPTIONS = ['Mutual funds', 'Stocks', 'Gold/Gold bonds', 'FD', 'PPF', 'Others'] as const;
/** Years. */
export const INVESTMENT_DURATIONS = ['1', '3', '5', '5plus'] as const;
export const RISK_TOLERANCES = ['low', 'medium', 'high'] as const;
/** Lakh rupees a year. */
export const INCOME_SLABS = ['1-5', '5-10', '10-20', '20plus'] as const;

const yesNo = z.enum(['yes', 'no']);

/** A saved profile; null stands for a question that was left unanswered. */
export const profile = z.object({
  id: z.string(),
  /** Grows by one with each save; send it back so that two editors cannot overwrite each other. */
  version: z.number(),
  wouldInvest: yesNo.nullable(),
  yearlyIncome: z.enum(YEARLY_INCOMES).nullable(),
  sourceOfIncome: z.enum(INCOME_SOURCES).nullable(),
  usedBuyNowPayLater: yesNo.nullable(),
  currentlyInvested: yesNo.nullable(),
  portfolioSize: z.enum(PORTFOLIO_SIZES).nullable(),
  investmentOptions: z.array(z.enum(INVESTMENT_OPTIONS)),
  investmentDuration: z.enum(INVESTMENT_DURATIONS).nullable(),
  riskTolerance: z.enum(RISK_TOLERANCES).nullable(),
  incomeSlab: z.enum(INCOME_SLABS).nullable(),
});
export type Profile = z.infer<typeof profile>;

const CHOOSE = messages.chooseAnAnswer;

/** No answer may come as null, as an empty text or not at all. Numbers are taken as their text: 500000 is '500000'. */
const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([z.string().max(40), z.number(), z.null()], CHOOSE)
    .optional()
    .transform((value) => (value === undefined || value === null || value === '' ? null : String(value)))
    .pipe(z.enum(values, CHOOSE).nullable());

/** Yes and no in any case, true and false alike, become 'yes' or 'no'. */
const optionalYesNo = z
  .union([z.string().max(40), z.boolean(), z.null()], messages.errorYesOrNo)
  .optional()
  .transform((value) => {
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return value.trim().toLowerCase();
  })
  .pipe(z.enum(['yes', 'no'], messages.errorYesOrNo).nullable());

export const profileInput = z.object({
  /** The version that was edited, 0 when none was saved yet. Left out, the save overwrites whatever is stored. */
  version: z.int().min(0).optional(),
  wouldInvest: optionalYesNo,
  yearlyIncome: optionalChoice(YEARLY_INCOMES),
  sourceOfIncome: optionalChoice(INCOME_SOURCES),
  usedBuyNowPayLater: optionalYesNo,
  currentlyInvested: optionalYesNo,
  portfolioSize: optionalChoice(PORTFOLIO_SIZES),
  investmentOptions: z
    .array(z.enum(INVESTMENT_OPTIONS, messages.errorList))
    .max(20)
    .default([])
    .transform((chosen) => INVESTMENT_OPTIONS.filter((option) => chosen.includes(option))),
  investmentDuration: optionalChoice(INVESTMENT_DURATIONS),
  riskTolerance: optionalChoice(RISK_TOLERANCES),
  incomeSlab: optionalChoice(INCOME_SLABS),
});
export type ProfileInput = z.input<typeof profileInput>;

/** True where a save is refused with `fields.adult` until `sayAdult` was called. */
export const asksAge = z.literal(true).optional();

/** `profile` is null while none is saved. */
export const getProfile = endpoint({
  method: 'GET',
  path: '/server/profile',
  answer: z.object({ success: z.literal(true), profile: profile.nullable(), message: z.string().optional(), asksAge }),
  signedIn: true,
});

/** Creates or replaces the profile. 409 when `version` is not the stored one: load again, nothing was overwritten. */
export const saveProfile = endpoint({
  method: 'POST',
  path: '/server/profile',
  body: profileInput,
  answer: z.object({ success: z.literal(true), profile }),
  signedIn: true,
});

/** Deletes all answers; the account stays. Deleting twice is deleting once. */
export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/server/profile',
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});
