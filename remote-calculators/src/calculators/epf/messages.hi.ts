import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'EPF कैलकुलेटर',
    whatEpfMayHold: 'रिटायरमेंट पर EPF में कितना हो सकता है।',
    crumb: 'कैलकुलेटर',
    fieldBasic: 'हर महीने बेसिक वेतन और DA',
    fieldAge: 'अभी की उम्र',
    fieldRetirementAge: 'सेवानिवृत्ति की उम्र',
    fieldOwnShare: 'आपका हिस्सा (%)',
    fieldEmployerShare: 'कंपनी का हिस्सा (%)',
    ofThePay: 'बेसिक वेतन और DA का हिस्सा',
    memberOfEps: 'पेंशन योजना (EPS) के सदस्य',
    goesToEps: 'हर महीने ज़्यादा से ज़्यादा {most} का {pct}% पेंशन योजना में जाता है{due, select, none {} other {। {due}}}',
    fieldPayRise: 'वेतन में सालाना बढ़ोतरी (%)',
    payRiseNote: 'हर बारह महीने में',
    fieldBalance: 'आज खाते में',
    resultMaturity: 'मैच्योरिटी पर मूल्य',
    columnOwn: 'आपकी जमा',
    columnEmployer: 'कंपनी की जमा',
    shortPaid: 'कुल जमा',
    resultInterest: 'कुल ब्याज',
    toEps: 'पेंशन योजना (EPS) में',
    shortOwn: 'आप',
    shortEmployer: 'कंपनी',
    shortInterest: 'ब्याज',
    shortValue: 'मूल्य',
    chartLabel: 'खाते का बैलेंस (जमा की गई रकम और ब्याज)',
    othersDiffer: 'जो साइट कंपनी का पूरा हिस्सा जोड़ती है, या जमा पर तुरंत ब्याज गिनती है, वह ज़्यादा दिखाती है।',
    linkHow:
      '{rate, select, none {सालाना दर} other {{rate}% सालाना}}, हर महीने के शुरू के बैलेंस पर; ब्याज हर बारह महीने बाद जुड़ता है{rise, select, none {} other {; वेतन हर साल {rise}% बढ़ता है}}।',
    chartEmpty: 'साल-दर-साल देखने के लिए वेतन, दोनों उम्र और दर भरें।',
    seeWhatEpfMayHold: 'देखें कि सेवानिवृत्ति पर आपके EPF खाते में कितना हो सकता है: दोनों हिस्से और ब्याज, साल-दर-साल।',
    cardName: 'EPF',
    whatWillMyEpfHold: 'सेवानिवृत्ति पर मेरे प्रोविडेंट फंड में कितना होगा?',
    payFromAge: '₹50,000 बेसिक वेतन, 30 से 58 की उम्र तक',
    formulaInNumbers:
      '{employee} + {employer} + {interest}{savings, select, none {} other { + {savings}}} = <nowrap>{value}</nowrap>',
    legend:
      'आपका हिस्सा, पेंशन योजना के बाद कंपनी का हिस्सा, {rate}% सालाना पर ब्याज{savings, select, none {} other {, और आज खाते में जो है}}।',
  },
  { reviewed: false },
);
