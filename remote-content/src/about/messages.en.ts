import { catalogue } from 'shared/messages';

export const messages = catalogue({
  aboutUs: 'About us',
  founded: 'Founded {founded} in {city}. AMFI-registered Mutual Fund Distributor, <nowrap>{arn}</nowrap>.',
  whoTheSiteIsFor: 'Who this site is for',
  peopleOnTheirOwn: 'People on their own',
  forPeopleOnTheirOwn:
    'You earn, you want to put something aside, and you would like to see the figures before you decide.',
  families: 'Families',
  forFamilies:
    'Parents who plan for college, a wedding or a flat, and children who look after their parents’ money. We look at the goals of a household together, and each person’s investments stay in their own name.',
  hufs: 'Hindu undivided families (HUFs)',
  forHufs: 'The karta invests for the HUF, with the HUF’s own PAN and bank account.',
  firms: 'Firms, companies and trusts',
  forFirms:
    'Partnerships, LLPs, companies, trusts and societies with money that is not needed today. We need their papers, among them the resolution that says who may sign.',
  nris: 'Indians who live abroad (NRIs)',
  forNris:
    'You do your KYC as a non-resident and invest from an NRE or NRO account. Not every fund house takes investors from the United States and Canada; we tell you which do.',
  whatWeDo: 'What we do',
  workOutGoals: 'We work out with you what a goal will cost in its year, and what it needs every month.',
  showSchemes:
    'We show you schemes of several fund houses for it, with their risks, their costs and the commission that each pays us.',
  doThePaperwork: 'We do the paperwork: KYC, forms, mandates, and changes of address, bank or nominee.',
  lookOnceAYear: 'We look at it with you once a year, and answer the phone in between.',
  whatWeDoNotDo: 'What we do not do',
  noInvestmentAdvice:
    'We do not give investment advice. We are a mutual fund distributor. Whoever wants advice for a fee asks an investment adviser registered with SEBI.',
  noPromises: 'We do not promise a return. Nobody can, and no scheme may.',
  noMoneyInHand:
    'We do not take your money. It goes from your bank account to the scheme, and back to your bank account.',
  noTradesAlone:
    'We do not buy or sell for you without your word. Portfolio management is done by registered portfolio managers, not by us.',
  noTaxReturns: 'We do not file tax returns or draw up wills. A chartered accountant and a lawyer do that.',
  services: 'Services',
  certificates: 'Certificates',
  partners: 'Partners',
  aboutFirm: 'About {firm}',
  home: 'Home',
  bookAnAppointment: 'Book an Appointment',
  whatWeEarn: 'What we earn',
});
