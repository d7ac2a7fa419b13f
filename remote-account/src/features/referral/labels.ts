/** What happens to the data of whoever is referred. */
export const TOLD =
  'We send them one mail that names you and asks whether we may keep their details. Unless they agree, we remove the details after 30 days.';

/** The fields of a referral, in the order of its form. */
export const LABELS = {
  name: 'Name',
  phoneNumber: 'Phone',
  email: 'Email',
  relation: 'Relation',
  productOfInterest: 'Product of interest',
};
