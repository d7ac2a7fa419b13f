import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'STP कैलकुलेटर',
    moveAnInvestmentFromOne: 'एक फंड से दूसरे में, महीने दर महीने।',
    crumb: 'कैलकुलेटर',
    fieldInvestment: 'कुल निवेश',
    fieldTransfer: 'हर महीने ट्रांसफ़र',
    fieldMonths: 'अवधि (महीने)',
    transfersNote: 'महीने के अंत में {count} ट्रांसफ़र{end, select, none {} other {, {end} तक}}',
    fieldSourceRate: 'सोर्स फंड का रिटर्न (%)',
    fieldTargetRate: 'टारगेट फंड का रिटर्न (%)',
    resultValue: 'कुल मूल्य',
    resultInvested: 'निवेश की गई रकम',
    resultReturns: 'अनुमानित रिटर्न',
    resultTransferred: 'कुल ट्रांसफ़र',
    resultSource: 'सोर्स फंड का मूल्य',
    resultTarget: 'टारगेट फंड का मूल्य',
    resultSourceEmpty: 'सोर्स फंड कब खाली',
    shortTransferred: 'ट्रांसफ़र',
    shortSource: 'सोर्स',
    shortTarget: 'टारगेट',
    shortReturns: 'रिटर्न',
    shortTotal: 'कुल',
    chartLabel: 'सोर्स फंड और टारगेट फंड का मूल्य',
    chartEmpty: 'महीने देखने के लिए निवेश, ट्रांसफ़र, अवधि और दोनों दरें भरें।',
    description: 'निवेश को हर महीने एक फंड से दूसरे में ले जाएँ और दोनों का बैलेंस पैसे-पैसे तक देखें।',
    why: 'यह रकम को एक फंड से दूसरे में थोड़ा-थोड़ा ले जाता है और दोनों का हिसाब रखता है।',
    cardName: 'STP',
    cardQuestion: 'पैसा एक फंड से दूसरे फंड में हर महीने कैसे ले जाऊँ?',
    cardExample: '₹1 लाख, 12 महीने तक ₹5,000 का ट्रांसफ़र',
    cardText: 'दो फंडों के बीच पैसा ले जाना, महीने-दर-महीने',
    formulaInNumbers:
      'सोर्स × (1 + {i}) − {moved}, टारगेट × (1 + {j}) + {moved}, {months} बार = <nowrap>{value}</nowrap>',
    formulaLegend:
      '{i} और {j} महीने की दरें हैं। आखिरी ट्रांसफ़र में सोर्स फंड में जो बचा है वही जाता है, इसलिए वह कभी शून्य से नीचे नहीं जाता।',
    compoundedMonthly:
      '{source, select, none {दोनों दरें} other {{source}; {target}; दोनों}} हर महीने चक्रवृद्धि के साथ, ट्रांसफ़र हर महीने के अंत में।',
  },
  { reviewed: false },
);
