import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { z } from '#contract/zod.ts';
import { readWritten } from '#format/written-figure.ts';

export const WEIGHTS = ['0%', '1-25%', '25-50%', '50-75%', '75-100%'] as const;
export const HORIZONS = ['long', 'medium', 'short'] as const;
export type Horizon = (typeof HORIZONS)[number];

/** The rows that the form offers at first. */
export const PRESET_CATEGORIES: Readonly<Record<Horizon, readonly string[]>> = {
  long: ['Travel', 'Emergency Fund', 'Debt Repayment', 'Subscriptions'],
  medium: ['Gadgets', 'House Down Payment', 'Tax Obligations', 'Impulse Buys'],
  short: ['Dining', 'Groceries', 'Bill Payments', 'Luxury Items'],
};

/** `amount` is rupees as plain text without grouping, such as '50000' or '1250.50'. */
export const planRow = z.object({
  category: z.string(),
  amount: z.string(),
  weight: z.enum(WEIGHTS),
  horizon: z.enum(HORIZONS),
});
export type PlanRow = z.infer<typeof planRow>;

const AMOUNT = messages.errorAmount;

/** The digits of a written amount: '2.5 lakh' → '250000', '₹ 1,250.50' → '1250.50'; what is no figure stays as it is. */
export function plainRupees(written: string): string {
  const read = readWritten(written);
  return read.state === 'figure' ? read.plain.replace(/\.?0$/, '') : written;
}

export const planRowInput = z.object({
  category: z.string().trim().min(1, messages.errorCategoryEmpty).max(80, messages.errorCategoryLong),
  /** A number, or a figure as people write it: "2,50,000", "2.5 lakh", "5L". At most ₹1,00,000 crore, two decimals. */
  amount: z
    .union([z.string().max(40), z.number()], AMOUNT)
    .transform((value) => plainRupees(String(value)))
    .pipe(
      z
        .string()
        .regex(/^\d{1,12}(\.\d{1,2})?$/, AMOUNT)
        .refine((value) => Number(value) > 0 && Number(value) <= 1e12, AMOUNT),
    ),
  weight: z.enum(WEIGHTS, messages.errorWeight),
  horizon: z.enum(HORIZONS, messages.errorHorizon),
});
export type PlanRowInput = z.input<typeof planRowInput>;

/**
 * Tells two states of a plan apart, as an entity tag. A save that sends the tag of the rows it rests on as `If-Match` is
 * refused with 412 when others are saved by then: nothing is overwritten unseen.
 */
export function planTag(rows: readonly PlanRow[]): string {
  // FNV-1a: it tells apart what people type, and is no secret.
  let hash = 0x811c9dc5;
  const text = JSON.stringify(rows.map(({ category, amount, weight, horizon }) => [category, amount, weight, horizon]));
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `"${rows.length}-${(hash >>> 0).toString(36)}"`;
}

/** The rows of whoever asks: the signed-in person's, or this browser's by an HttpOnly cookie. An empty array when none are saved. */
export const getPlan = endpoint({
  method: 'GET',
  path: '/server/tables',
  answer: z.array(planRow),
  signedIn: true,
});

/**
 * Replaces all rows of whoever asks; an empty array clears the plan. 412 by `planTag`. `fields` of a 400 are named
 * `0.amount`, `2.weight`.
 */
export const savePlan = endpoint({
  method: 'POST',
  path: '/server/tables',
  body: z.array(planRowInput).max(200, messages.errorPlanRows),
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});
