import { messages } from '#messages.en.ts';
/** What happens to the data of whoever is referred. */
export const TOLD = messages.oneMail;

/** The fields of a referral, in the order of its form. */
export const LABELS = {
  name: messages.name,
  phoneNumber: messages.phone,
  email: messages.email,
  relation: messages.relation,
  productOfInterest: messages.productOfInterest,
};
