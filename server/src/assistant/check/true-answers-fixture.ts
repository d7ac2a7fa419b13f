import type { Known } from '#assistant/check/check-sentence.ts';
import { knownFrom } from '#assistant/check/known-figures.ts';

// Three conversations, about a SIP, a loan and a question in words, with the tools' answers as the calculators give them.

const sip = {
  calculator: 'SIP calculator',
  figures: {
    totalInvested: '600000.00',
    gains: '561695.38',
    value: '1161695.38',
    yearly: [{ year: 5, months: 60, totalInvested: '300000.00', gains: '112431.83', value: '412431.83' }],
  },
};
const emi = {
  calculator: 'EMI calculator',
  figures: { emi: '43391.16', totalInterest: '5413878.80', totalPaid: '10413878.80' },
};
const asked = {
  calculator: 'SIP calculator',
  figures: {
    'Total value': '₹25,22,880.00',
    'Invested amount': '₹9,00,000.00',
    'Estimated returns': '₹16,22,880.00',
  },
  understood: 'Monthly investment ₹5,000, Time period 15 years, Expected annual return 12%',
  assumed: '',
};

const after = (inputs: object, answer: object): Known => ({ figures: knownFrom(inputs, answer), articles: [] });

export const aboutSip = after({ monthly: 5000, years: 10, annualRatePct: 12 }, sip);
export const aboutLoan = after({ principal: 5_000_000, years: 20, annualRatePct: 8.5 }, emi);
export const aboutQuestion = after({ question: '5000 a month for 15 years at 12%' }, asked);

/** What is true after each of them, in the four ways in which visitors write. */
const answers: readonly string[] = [
  'If you invest ₹5,000 a month for 10 years at 12%, the total value would be ₹11,61,695.38.',
  'The total value is ₹11,61,695.38.',
  'If you invest ₹5,000 every month for 10 years at an expected return of 12%, you would have about ₹11.62 lakh.',
  'The total value is about ₹11.62 lakh.',
  'The total value is approximately ₹11.6 lakh.',
  'The total value is around ₹12 lakh.',
  'You would have invested ₹6,00,000.',
  'You would have invested ₹6 lakh in 10 years.',
  'The amount invested is Rs. 6,00,000.',
  'The gains are ₹5,61,695.38.',
  'The gains come to about ₹5.62 lakh.',
  'Invested: ₹6,00,000; gains: ₹5,61,695.38; total value: ₹11,61,695.38.',
  'The invested amount is ₹6,00,000, the gains are ₹5,61,695.38 and the total value is ₹11,61,695.38.',
  '₹6,00,000 is invested and ₹5,61,695.38 is earned.',
  'At 12% a year, ₹5,000 a month grows to ₹11,61,695.38 in 10 years.',
  'At 12 per cent, ₹5,000 every month grows to ₹11,61,695 in 10 years.',
  'A monthly investment of ₹5,000 for 120 months grows to 11.62 lakh rupees.',
  'A SIP of ₹5,000 for 10 years grows to ₹11.62L.',
  'A SIP of ₹5,000 at 12% for 10 years grows to ₹11.62 lakh.',
  'After 5 years the value would be ₹4,12,431.83.',
  'After 5 years you would have invested ₹3 lakh.',
  'In 5 years the gains are ₹1,12,431.83.',
  'The calculator assumed a return of 12%.',
  'This is an illustration with assumed figures.',
  'Mutual fund investments are subject to market risks.',
  'Equity fund returns vary from year to year.',
  'The EMI is ₹43,391.16.',
  'For a loan of ₹50 lakh for 20 years at 8.5% the EMI is ₹43,391.16.',
  'The total interest is ₹54,13,878.80.',
  'The total interest is about ₹54.1 lakh.',
  'The total paid is ₹1,04,13,878.80.',
  'The total paid is about ₹1.04 crore.',
  'The interest rate is 8.5%.',
  'The loan is for 20 years.',
  'With ₹5,000 a month for 15 years, the total value is ₹25,22,880.',
  'The total value after 15 years is ₹25.23 lakh.',
  'Invested amount: ₹9,00,000.00.',
  'The returns are ₹16,22,880.00.',
  '- Total value: ₹25,22,880.00.',
  'हर महीने ₹5,000 से 10 साल में 12% पर कुल मूल्य ₹11,61,695.38 है।',
  'हर महीने ₹5,000 लगभग 10 साल में ₹11.62 लाख बनते हैं।',
  'कुल मूल्य ₹११,६१,६९५.३८ है।',
  'कुल निवेश ₹6 लाख है।',
  'कुल निवेश ₹6,00,000 और लाभ ₹5,61,695.38 है।',
  'लाभ लगभग 5.62 लाख रुपये है।',
  'अवधि 10 साल है।',
  'अनुमानित रिटर्न 12 प्रतिशत है।',
  'यह अनुमानित गणना है।',
  'किस्त ₹43,391.16 है।',
  '15 साल में कुल मूल्य ₹25,22,880 होगा।',
  'Har mahine ₹5,000 se 10 saal mein kul value ₹11,61,695.38 hoti hai.',
  'Kul nivesh ₹6 lakh hai.',
  'Labh ₹5.62 lakh hai.',
  'Har mahine ₹5,000 ka SIP 10 saal mein ₹11.62 lakh banta hai.',
  '10 saal ke liye 12% return par kul value ₹11.62 lakh hai.',
  'EMI ₹43,391.16 hai.',
  'Yeh hisab hai.',
  '20 saal ka loan hai.',
  'ಒಟ್ಟು ಮೌಲ್ಯ ₹11,61,695.38.',
  'ಹೂಡಿಕೆ ₹6,00,000 ಮತ್ತು ಲಾಭ ₹5,61,695.38.',
  'ಪ್ರತಿ ತಿಂಗಳು ₹5,000, 10 ವರ್ಷಗಳಲ್ಲಿ ಒಟ್ಟು ಮೌಲ್ಯ ₹11.62 ಲಕ್ಷ.',
  'ಒಟ್ಟು ಮೌಲ್ಯ ₹೧೧,೬೧,೬೯೫.೩೮ ಆಗಿದೆ.',
  'ಅವಧಿ 10 ವರ್ಷ.',
  'ದರ 12%.',
  'ಇದು ಅಂದಾಜು.',
  'ಕಂತು ₹43,391.16 ಆಗಿದೆ.',
  'ಲಾಭ ಸುಮಾರು 5.62 ಲಕ್ಷ ರೂಪಾಯಿ.',
];

export interface TrueAnswer {
  text: string;
  known: Known;
}

export const trueAnswers: readonly TrueAnswer[] = answers.map((text) => {
  if (/25[.,]2|9,00,000|16,22|15 year/.test(text)) return { text, known: aboutQuestion };
  const isLoan = /EMI|interest|paid|loan|43,391|8\.5/i.test(text) && !/SIP/.test(text);
  return { text, known: isLoan ? aboutLoan : aboutSip };
});
