/** The fields of a referral, in the order of its form. */
export const LABELS = {
  name: 'Name',
  phoneNumber: 'Phone',
  email: 'Email',
  relation: 'Relation',
  productOfInterest: 'Product of interest',
};
