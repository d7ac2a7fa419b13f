import { endpoint } from '#contract/endpoint.ts';
import { oneLine } from '#contract/person.ts';
import { z } from '#contract/zod.ts';

export const RELATIONS = ['friend', 'family'] as const;

/** The third option is shown as 'Alternate Investment funds'; its value is the specification's. */
export const REFERRAL_PRODUCTS = [
  { value: 'Mutual Funds', label: 'Mutual Funds' },
  { value: 'Portfolio management services', label: 'Portfolio management services' },
  { value: 'Financial Advice', label: 'Alternate Investment funds' },
  { value: 'other', label: 'Other' },
] as const;

const PRODUCT_VALUES = ['Mutual Funds', 'Portfolio management services', 'Financial Advice', 'other'] as const;

export const referralInput = z.object({
  name: oneLine('name', 120, 'the'),
  phoneNumber: z.string().trim().min(1, 'Enter the phone number.').max(24, 'Enter a phone number.'),
  email: z
    .string()
    .trim()
    .min(1, 'Enter the email address.')
    .max(254)
    .pipe(z.email('Enter an email address like name@example.in.')),
  relation: z.enum(RELATIONS, 'Choose friend or family.').default('friend'),
  productOfInterest: z.enum(PRODUCT_VALUES, 'Choose one of the products.').default('Mutual Funds'),
});
export type ReferralInput = z.input<typeof referralInput>;

/**
 * Stores a referral. The person gets one mail that says who gave their data, with a link to agree or to have it removed;
 * unless they agree, it is removed after 30 days. `link` is for the referrer to share.
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
