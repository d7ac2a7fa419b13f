import { PURPOSES } from '#contract/consent-purposes.ts';
import { shownPhone } from '#format/phone-text.ts';
import type { LegalTextOf } from '#legal/legal-document.ts';
import { messages } from '#legal/messages.en.ts';
import { keptWords, RETENTION } from '#legal/retention.ts';

/** Privacy Policy in 18 sections. It must stay true: who changes what is stored changes this text with it. */
export const privacyOf: LegalTextOf = ({ firm, legal }) => ({
  title: messages.privacyPolicy,
  lead: messages.whatWeCollectWhyHow,
  sections: [
    {
      id: 'who',
      title: messages.whoIsResponsible,
      blocks: [
        messages.weIndiaDecidesWhy({
          legalName: firm.legalName,
          street: firm.office.street,
          city: firm.office.city,
          postalCode: firm.office.postalCode,
          state: firm.office.state,
        }),
      ],
    },
    {
      id: 'scope',
      title: messages.whatThisPolicyCovers,
      blocks: [messages.itCoversThisWebsiteIts],
    },
    {
      id: 'collection',
      title: messages.whatYouGiveUs,
      blocks: [
        [
          messages.toSignInYourPhone,
          messages.withAPasskeyIf,
          messages.inYourAccountNameEmail,
          messages.inYourInvestorProfile,
          messages.inYourFinancialPlan,
          messages.withAQuestionNameEmail,
          messages.withAnAppointmentNameEmail,
          messages.withAReferralNamePhone,
        ],
        messages.whatYouTypeInto,
      ],
    },
    {
      id: 'automatic',
      title: messages.whatIsCollectedByItself,
      blocks: [messages.ourServerHandles, messages.thereAreNoAdvertising],
    },
    {
      id: 'browser',
      title: messages.whatIsKept,
      blocks: [
        [
          messages.whileYouAreSigned,
          messages.aCookieThatRenews,
          messages.forADayAfter,
          messages.draftsOfFormsUntil,
          messages.aCookieThatSays,
          messages.theGoalsThatYouPut,
          messages.yourChoiceOfALight,
        ],
        messages.signingOutRemovesToken,
      ],
    },
    {
      id: 'use',
      title: messages.whatWeUse,
      blocks: [
        [
          messages.toSign,
          messages.toAnswerYourQuestion,
          messages.toShowYouYourProfile,
          messages.toAskSomebodyWhom,
          messages.toKeepTheSiteSafe,
        ],
        messages.weDoNotSellData,
      ],
    },
    {
      id: 'consent',
      title: messages.consent,
      blocks: [
        messages.whatYouGiveUsForA({
          join: Object.values(PURPOSES)
            .map(({ title, text }) => `${title} (${text})`)
            .join(' '),
        }),
        messages.youCanWithdrawAConsent,
      ],
    },
    {
      id: 'disclosure',
      title: messages.disclosure,
      blocks: [
        messages.withinTheFirmData,
        [
          messages.theServicesThatCarryOne,
          messages.thoseWhoRunOurServers,
          messages.authoritiesAndCourtsWhere,
          messages.whoeverTakesOverTheFirm,
        ],
        messages.aFundHouseRegistrar,
      ],
    },
    {
      id: 'others',
      title: messages.servicesThatLoadWhen,
      blocks: [messages.theMapOnTheContact],
    },
    {
      id: 'place',
      title: messages.whereItIsKept,
      blocks: [messages.theDatabaseOfTheSite],
    },
    {
      id: 'retention',
      title: messages.retention,
      blocks: [
        {
          columns: [messages.whatAndWhy, messages.howLong],
          rows: Object.values(RETENTION).map((kept) => ({ what: kept.what, why: kept.why, howLong: keptWords(kept) })),
        },
        messages.whatALawObligesUs,
      ],
    },
    {
      id: 'security',
      title: messages.security,
      blocks: [messages.namesPhoneNumbersEmail, messages.noSystemIsPerfectlySafe],
    },
    {
      id: 'rights',
      title: messages.yourRights,
      blocks: [messages.youMayKnowWhichData],
    },
    {
      id: 'deletion',
      title: messages.deletion,
      blocks: [messages.youCanDeleteYourAccount, messages.theDatabaseKeepsALog],
    },
    {
      id: 'accuracy',
      title: messages.keepingItCorrect,
      blocks: [messages.pleaseTellUsWhen],
    },
    {
      id: 'minors',
      title: messages.minors,
      blocks: [messages.accountsAppointments],
    },
    {
      id: 'grievance',
      title: messages.grievanceOfficer,
      blocks: [
        messages.forQuestionsAndComplaints({
          name: legal.grievanceOfficer.name,
          legalName: firm.legalName,
          street: firm.office.street,
          city: firm.office.city,
          postalCode: firm.office.postalCode,
          email: legal.grievanceOfficer.email,
          phone: shownPhone(legal.grievanceOfficer.phone),
        }),
      ],
    },
    {
      id: 'jurisdiction',
      title: messages.jurisdictionAndChanges,
      blocks: [messages.theLawOfIndiaHolds({ jurisdiction: legal.jurisdiction }), messages.theDateOfTheLast],
    },
  ],
});
