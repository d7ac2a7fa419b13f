import { catalogue } from 'shared/messages';

export const messages = catalogue({
  about: 'about {amount}',
  monthInYear: '{month} (year {year})',
  unitEndings: '%|₹|years|months',
  inTodaysRupeesAlone: "in today's rupees",
  asYouPay: 'As you pay it',
  allAmountsInTodaysRupees: "All amounts in today's rupees at {inflationPct}% a year.",
  buysOfTodaysGoods: "buys {first} of today's goods in the first month, {last} in the last",
  theRateIsYourAssumption:
    'The rate is your assumption. Markets fall as well as rise; the real figure will be different.',
  marketRisks: 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  noResultYetSomeFigures: 'No result yet: some figures are missing.',
  rateAbove:
    'This assumes {cagr}% a year{name, select, postReturnPct { after retirement} sourceRatePct { for the source fund} targetRatePct { for the target fund} investRatePct { for the investment} debtRatePct { for debt funds} other {}}. AMFI lets such illustrations assume {kind, select, general {{least} to {most}%} other {at most {fixedIncome}% for fixed income}}.',
  limits:
    'AMFI: {kind, select, general {{least} to {most}%} other {up to {fixedIncome}%}}{typed, select, nominal { effective} other {}}',
  labelAsPaid: '{label} as you pay it',
  inTodaysRupees: "{name} (today's rupees)",
  todaysRupees: 'today’s rupees at {inflation}% inflation',
});
