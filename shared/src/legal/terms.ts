import { shownPhone } from '#format/phone-text.ts';
import type { LegalTextOf } from '#legal/legal-document.ts';
import { messages } from '#legal/messages.en.ts';

/** Terms of Use in 18 sections. What they say about the site is what the site does. */
export const termsOf: LegalTextOf = ({ firm, hours, legal }) => ({
  title: messages.termsOfUse,
  lead: messages.whatYouMayExpect({ name: firm.name }),
  sections: [
    {
      id: 'definitions',
      title: messages.definitions,
      blocks: [
        messages.weUsAndOurMean({
          legalName: firm.legalName,
          name: firm.name,
          street: firm.office.street,
          city: firm.office.city,
          postalCode: firm.office.postalCode,
          state: firm.office.state,
        }),
        messages.theSiteMeansThisWebsite,
      ],
    },
    {
      id: 'agreement',
      title: messages.yourAgreement,
      blocks: [messages.byUsingTheSite, messages.ifASeparateWritten],
    },
    {
      id: 'services',
      title: messages.services,
      blocks: [
        messages.theSiteOffersFree,
        [
          messages.calculatorsAndGoalPlanners,
          messages.articlesAndAnnouncements,
          messages.aFormForQuestions,
          messages.anAccountInWhich,
        ],
        messages.outsideOfTheSiteWe,
      ],
    },
    {
      id: 'who-may-use',
      title: messages.whoMayUseTheSite,
      blocks: [messages.anyoneMayReadTheSite, messages.theSiteIsMade],
    },
    {
      id: 'registration',
      title: messages.registration,
      blocks: [messages.youSign, messages.aPanIsOptionalIf],
    },
    {
      id: 'account-safety',
      title: messages.keepingYourAccountSafe,
      blocks: [messages.neverPassOnAOne, messages.aCodeIsValid],
    },
    {
      id: 'calculators',
      title: messages.calculatorsAndPlanners,
      blocks: [messages.aCalculatorShowsTheOutcome, messages.besideEachResultStandIts],
    },
    {
      id: 'distribution',
      title: messages.distributionNotInvestment,
      blocks: [messages.weAreAnAmfiRegistered({ arn: firm.arn }), messages.mutualFundInvestmentsAre],
    },
    {
      id: 'cost',
      title: messages.whatItCosts,
      blocks: [messages.youPayNothing],
    },
    {
      id: 'questions-appointments-referrals',
      title: messages.questionsAppointments,
      blocks: [messages.weAnswerQuestionsAndHold({ text: hours.text }), messages.ifYouReferSomebodyDo],
    },
    {
      id: 'fair-use',
      title: messages.fairUse,
      blocks: [
        messages.pleaseDoNot,
        [
          messages.giveDataOfOthersWithout,
          messages.tryToGetAtData,
          messages.loadTheSiteByMachine,
          messages.sendAnythingThatIsUnlawful,
          messages.useOurNameOurRegistration,
        ],
        messages.limitsOnTheNumber,
      ],
    },
    {
      id: 'content',
      title: messages.contentAndItsRights,
      blocks: [messages.textsDrawingsTables, messages.whatYouTypeStaysYours],
    },
    {
      id: 'services-of-others',
      title: messages.servicesOfOthers,
      blocks: [messages.mapsFilmsTheBookingPage],
    },
    {
      id: 'liability',
      title: messages.limitationOfLiability,
      blocks: [messages.weKeepTheSite, messages.asFarAsTheLaw],
    },
    {
      id: 'indemnity',
      title: messages.indemnity,
      blocks: [messages.ifSomebodyMakesAClaim],
    },
    {
      id: 'termination',
      title: messages.termination,
      blocks: [messages.youMayStopUsing, messages.theSectionsOnContent],
    },
    {
      id: 'governing-law',
      title: messages.governingLaw,
      blocks: [messages.theLawOfIndiaHoldsFor({ jurisdiction: legal.jurisdiction })],
    },
    {
      id: 'grievance-officer',
      title: messages.grievanceOfficerAndChanges,
      blocks: [
        messages.grievanceOfficerEmailPhone({
          name: legal.grievanceOfficer.name,
          legalName: firm.legalName,
          street: firm.office.street,
          city: firm.office.city,
          postalCode: firm.office.postalCode,
          email: legal.grievanceOfficer.email,
          phone: shownPhone(legal.grievanceOfficer.phone),
        }),
        messages.weMayChangeTheseTerms,
      ],
    },
  ],
});
