import { shownPhone } from '#format/phone-text.ts';
import type { LegalTextOf } from '#legal/legal-document.ts';
// biome-ignore lint/style/noRestrictedImports: the firm's own text stands beside its articles.
import terms from '../../../site/legal/terms.md';

/** Terms of Use in 18 sections. What they say about the site is what the site does. */
export const termsOf: LegalTextOf = ({ firm, hours, legal }) =>
  terms({
    name: firm.name,
    legalName: firm.legalName,
    street: firm.office.street,
    city: firm.office.city,
    postalCode: firm.office.postalCode,
    state: firm.office.state,
    arn: firm.arn,
    hours: hours.text,
    jurisdiction: legal.jurisdiction,
    officer: legal.grievanceOfficer.name,
    email: legal.grievanceOfficer.email,
    phone: shownPhone(legal.grievanceOfficer.phone),
  });
