import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { emailOf, oneLine, phoneText } from '#contract/person.ts';
import { z } from '#contract/zod.ts';

export const RELATIONS = ['friend', 'family'] as const;

/** The third option is shown as 'Alternate Investment funds'; its value is the specification's. */
export const REFERRAL_PRODUCTS = [
  { value: 'Mutual Funds', label: messages.productFunds },
  { value: 'Portfolio management services', label: messages.productPms },
  { value: 'Financial Advice', label: messages.productAif },
  { value: 'other', label: messages.productOther },
] as const;

const PRODUCT_VALUES = ['Mutual Funds', 'Portfolio management services', 'Financial Advice', 'other'] as const;

export const referralInput = z.object({
  name: oneLine('name', 120, 'the'),
  phoneNumber: phoneText(messages.errorFriendPhoneEmpty),
  email: emailOf('the'),
  relation: z.enum(RELATIONS, messages.errorRelation).default('friend'),
  productOfInterest: z.enum(PRODUCT_VALUES, messages.errorProduct).default('Mutual Funds'),
});
export type ReferralInput = z.input<typeof referralInput>;

/**
 * Stores a referral. The person gets one mail that says who gave their data, with a link to agree or to have it removed;
 * unless they agree, it is removed after 30 days. `link` is for the referrer to share. An `Idempotency-Key` header makes a
 * repeated call answer as the first one did.
 */
export const saveReferral = endpoint({
  method: 'POST',
  path: '/server/referral/saveReferral',
  body: referralInput,
  answer: z.object({ success: z.literal(true), id: z.string(), link: z.string() }),
  signedIn: true,
});

export const referral = z.object({
  id: z.string(),
  /** Null once what names the person is removed, because they did not agree or took it back. */
  name: z.string().nullable(),
  relation: z.enum(RELATIONS),
  productOfInterest: z.enum(PRODUCT_VALUES),
  /** Absolute address to share; opening it is counted once a visitor and leads to the home page. */
  link: z.string(),
  /** Visitors that followed the link. */
  opened: z.number(),
  /** True once somebody who followed the link has signed in. */
  joined: z.boolean(),
  /** True while the person allows that their data is kept. */
  agreed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Referral = z.infer<typeof referral>;

/** One's own referrals, newest first. */
export const listReferrals = endpoint({
  method: 'GET',
  path: '/server/referral',
  answer: z.object({ success: z.literal(true), referrals: z.array(referral) }),
  signedIn: true,
});
