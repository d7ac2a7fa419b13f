import { PURPOSES } from '#contract/consent-purposes.ts';
import { shownPhone } from '#format/phone-text.ts';
import type { LegalTextOf } from '#legal/legal-document.ts';
import { messages } from '#legal/messages.en.ts';
import { keptWords, RETENTION } from '#legal/retention.ts';
// biome-ignore lint/style/noRestrictedImports: the firm's own text stands beside its articles.
import privacy from '../../../site/legal/privacy.md';

/** Privacy Policy in 18 sections. It must stay true: who changes what is stored changes this text with it. */
export const privacyOf: LegalTextOf = ({ firm, legal }) =>
  privacy({
    legalName: firm.legalName,
    street: firm.office.street,
    city: firm.office.city,
    postalCode: firm.office.postalCode,
    state: firm.office.state,
    purposes: Object.values(PURPOSES)
      .map(({ title, text }) => `${title} (${text})`)
      .join(' '),
    kept: {
      columns: [messages.keptColumnWhat, messages.keptColumnHowLong],
      rows: Object.values(RETENTION).map((kept) => ({ what: kept.what, why: kept.why, howLong: keptWords(kept) })),
    },
    name: legal.grievanceOfficer.name,
    email: legal.grievanceOfficer.email,
    phone: shownPhone(legal.grievanceOfficer.phone),
    jurisdiction: legal.jurisdiction,
  });
