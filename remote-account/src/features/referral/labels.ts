import { messages } from '#messages.en.ts';
/** What happens to the data of whoever is referred. */
export const TOLD = messages.oneMail;

/** The fields of a referral, in the order of its form. */
export const LABELS = {
  name: messages.fieldName,
  phoneNumber: messages.fieldPhone,
  email: messages.fieldEmail,
  relation: messages.fieldRelation,
  productOfInterest: messages.fieldProduct,
};
