import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    more: 'और',
    yourNumbers: 'आपके अंक',
    to: ' से ',
    showInTodaysRupees: 'आज के रुपयों में दिखाएँ',
    whatEachAmountBuys: 'हर रकम अपनी तारीख पर, आज की कीमतों के हिसाब से, कितना खरीदती है',
    yearlyInflation: 'सालाना महँगाई (%)',
    calculate: 'हिसाब लगाएँ',
    month: 'महीना',
    monthOf: '{label}, महीना',
    yearOf: '{label}, साल',
    years: 'साल',
    months: 'महीने',
  },
  { reviewed: false },
);
