import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    stpCalculator: 'STP कैलकुलेटर',
    moveAnInvestmentFromOne: 'एक फंड से दूसरे में, महीने दर महीने।',
    calculators: 'कैलकुलेटर',
    totalInvestment: 'कुल निवेश',
    monthlyTransfer: 'हर महीने ट्रांसफ़र',
    timePeriodMonths: 'अवधि (महीने)',
    transfersAtMonthEnd: 'महीने के अंत में {count} ट्रांसफ़र{end, select, none {} other {, {end} तक}}',
    sourceFundReturn: 'सोर्स फंड का रिटर्न (%)',
    targetFundReturn: 'टारगेट फंड का रिटर्न (%)',
    totalValue: 'कुल मूल्य',
    investedAmount: 'निवेश की गई रकम',
    estimatedReturns: 'अनुमानित रिटर्न',
    totalTransferred: 'कुल ट्रांसफ़र',
    sourceFundValue: 'सोर्स फंड का मूल्य',
    targetFundValue: 'टारगेट फंड का मूल्य',
    sourceIsEmpty: 'सोर्स फंड कब खाली',
    transferred: 'ट्रांसफ़र',
    source: 'सोर्स',
    target: 'टारगेट',
    returns: 'रिटर्न',
    total: 'कुल',
    valueOfTheSourceFund: 'सोर्स फंड और टारगेट फंड का मूल्य',
    enterAnInvestmentATransfer: 'महीने देखने के लिए निवेश, ट्रांसफ़र, अवधि और दोनों दरें भरें।',
    moveAnInvestmentFromOneFund: 'निवेश को हर महीने एक फंड से दूसरे में ले जाएँ और दोनों का बैलेंस पैसे-पैसे तक देखें।',
    stp: 'STP',
    howDoIMoveMoney: 'पैसा एक फंड से दूसरे फंड में हर महीने कैसे ले जाऊँ?',
    lakhMovedForMonths: '₹1 लाख, 12 महीने तक ₹5,000 का ट्रांसफ़र',
    movingMoneyBetweenTwoFunds: 'दो फंडों के बीच पैसा ले जाना, महीने-दर-महीने',
    formulaInNumbers:
      'सोर्स × (1 + {i}) − {moved}, टारगेट × (1 + {j}) + {moved}, {months} बार = <nowrap>{value}</nowrap>',
    andAreTheMonthlyRates:
      '{i} और {j} महीने की दरें हैं। आखिरी ट्रांसफ़र में सोर्स फंड में जो बचा है वही जाता है, इसलिए वह कभी शून्य से नीचे नहीं जाता।',
    compoundedMonthly:
      '{source, select, none {दोनों दरें} other {{source}; {target}; दोनों}} हर महीने चक्रवृद्धि के साथ, ट्रांसफ़र हर महीने के अंत में।',
  },
  { reviewed: false },
);
