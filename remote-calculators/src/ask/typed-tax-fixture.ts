/** Questions about income tax as people type them, with the salary of a year in rupees. */
export const typedTax: readonly [text: string, salary: number][] = [
  ['how much tax on 18 lakh', 1_800_000],
  ['tax on 18 lakh', 1_800_000],
  ['18 lakh tax', 1_800_000],
  ['18L income how much tax', 1_800_000],
  ['what is my tax for 18,00,000', 1_800_000],
  ['income tax 12.5 lakh', 1_250_000],
  ['income tax on a salary of 12.5 lakh', 1_250_000],
  ['new regime or old for 15 lakh salary', 1_500_000],
  ['old vs new tax regime 15 lakh', 1_500_000],
  ['which regime is better for 15 lpa', 1_500_000],
  ['ctc 15 lpa tax', 1_500_000],
  ['tax for 15 lakh per annum', 1_500_000],
  ['tax payable on ₹15,00,000 a year', 1_500_000],
  ['how much tax do i pay on 1 lakh a month', 1_200_000],
  ['salary 1.5 lakh per month tax', 1_800_000],
  ['income tax for fy 2026-27 on 18 lakh', 1_800_000],
  ['fy 2026-27 tax on 18 lakh', 1_800_000],
  ['tax slab for 9 lakh income', 900_000],
  ['1 crore salary tax', 10_000_000],
  ['18 lakh par kitna tax lagega', 1_800_000],
  ['15 lakh salary pe income tax kitna', 1_500_000],
  ['18 लाख पर कितना टैक्स', 1_800_000],
  ['12 लाख वेतन पर आयकर', 1_200_000],
  ['15 लाख सालाना आय पर टैक्स', 1_500_000],
  ['18 ಲಕ್ಷಕ್ಕೆ ಎಷ್ಟು ತೆರಿಗೆ', 1_800_000],
  ['15 ಲಕ್ಷ ಸಂಬಳಕ್ಕೆ ಆದಾಯ ತೆರಿಗೆ', 1_500_000],
];

/** Tax is in these as well, and they are no question about that on an income: what becomes of them. */
export const noIncomeTax: readonly [text: string, kindOrKey: string][] = [
  ['capital gains tax on 2 lakh', 'nothing'],
  ['ltcg on 5 lakh profit tax', 'nothing'],
  ['fd 1 lakh 5 years 7% tax slab 30%', 'fd'],
  ['tax saving elss sip 5000 for 10 years', 'sip'],
  ['ppf 1.5 lakh per year 15 years tax free', 'ppf'],
];
