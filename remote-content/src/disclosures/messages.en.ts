import { catalogue } from 'shared/messages';

export const messages = catalogue({
  weGiveYouRate:
    'We give you the rate of every scheme that we suggest, and of its alternatives, in writing before you decide.',
  commissions:
    'Yearly commission, as a share of the value that you hold, and in rupees on ₹1 lakh of it{figures, select, sample {. Sample figures, of no real fund house} other {}}',
  percent: '{rate}%',
  schemes: 'Schemes',
  share: 'Share',
  onOneLakh: 'On ₹1 lakh, a year',
  disclosuresAndGrievances: 'Disclosures and grievances',
  whoWeAreRegistered: 'Who we are, and <earned>what we earn</earned>.',
  paidByFundHouses: 'Paid by fund houses',
  home: 'Home',
  registration: 'Registration',
  whatWeEarn: 'What we earn',
  howWeArePaid:
    'You pay us nothing. When you invest in a regular plan through us, the fund house pays us a commission out of the scheme’s expenses, for as long as you hold it. The same scheme has a direct plan without commission and therefore with lower expenses, which you can buy from the fund house yourself. We receive no payment for a transaction, no entry fee from you, and no gift that depends on what you choose.',
  riskFactors: 'Risk factors',
  ifSomethingGoesWrong: 'If something goes wrong',
  oneStepAtTime: 'One step at a time. Each step is free of charge for you unless arbitration is begun.',
  whatWeDo:
    'What we do with your data is told in the <privacy>Privacy Policy</privacy>, what you may expect of this site in the <terms>Terms of Use</terms>. How everybody can use it, and whom to tell of a barrier, is told in the <accessibility>accessibility statement</accessibility>.',
  name: 'Name',
  registeredAs: 'AMFI-registered Mutual Fund Distributor, <nowrap>{arn}</nowrap>, valid until {arnValidUntil}',
  cin: 'CIN',
  registeredOffice: 'Registered office',
  mutualFundInvestments:
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  valueOfUnitsRises: 'The value of units rises and falls with the market. You may get back less than you put in.',
  pastPerformanceMay: 'Past performance may or may not be sustained in the future.',
  neitherSponsorNorFund:
    'Neither the sponsor nor the fund house guarantees a return, and a scheme’s name promises none.',
  debtSchemesCarryRisk:
    'Debt schemes carry the risk that a borrower does not pay, and lose value when interest rates rise.',
  inRareTimesScheme:
    'In rare times a scheme may suspend or limit redemptions, so that your money comes later than planned.',
  taxRulesChangeWhat: 'Tax rules change. What is left after tax may differ from what a calculator shows.',
  weAreADistributor:
    'We are a distributor. What we say about a scheme goes with its distribution; it is not investment advice of a registered adviser. The calculators show sums under an assumed rate, not a forecast.',
  grievanceOfficer: 'Grievance officer',
  writeToOfficer:
    'Write to {name} at <link>{email}</link> or call <call>{phone}</call>. You get an acknowledgement with a number, and an answer within 21 days.',
  fundHouse: 'Fund house',
  investorServiceDesk:
    'For a scheme, a folio or a transaction, the investor service desk of the fund house is the next step. Its address is given in every account statement and factsheet.',
  scores: 'SCORES',
  complaintPortal:
    'SEBI’s complaint portal takes complaints about intermediaries and fund houses: <link>scores.sebi.gov.in</link>.',
  odr: 'ODR',
  ifThatDoesNotSettleIt:
    'If that does not settle it, online conciliation and arbitration are open to you at <link>smartodr.in</link>.',
  officeAddress: '{street}, {city} {postalCode}, {state}',
});
