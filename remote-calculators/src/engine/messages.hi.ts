import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    thereIsNoMonthLeft: 'निवेश के लिए एक भी महीना नहीं बचा।',
    nothingIsInvestedSo: 'कुछ निवेश नहीं हुआ, इसलिए इससे कुछ पूरा नहीं होता।',
    itPaysForMoreThan: 'इससे 1 लाख करोड़ रुपये से भी ज़्यादा का खर्च पूरा होता है।',
    nothingIsInvestedSoTheTarget: 'कुछ निवेश नहीं हुआ, इसलिए लक्ष्य कभी पूरा नहीं होता।',
    notWithinYearsTheTarget: '100 साल में भी नहीं: लक्ष्य इस निवेश से हमेशा आगे रहता है।',
    notEvenLakhCroreRupees: '1 लाख करोड़ रुपये से भी लक्ष्य पूरा नहीं होता।',
    thereIsNoTimeLeft: 'बढ़ने के लिए समय नहीं बचा।',
    theInvestmentIsAlreadyMore: 'निवेश पहले से ही लक्ष्य से ज़्यादा है।',
    nothingIsInvestedSoNothing: 'कुछ निवेश नहीं हुआ, इसलिए बढ़कर लक्ष्य तक पहुँचने के लिए कुछ है ही नहीं।',
    notEvenAReturn: 'सालाना 1,000% रिटर्न से भी लक्ष्य पूरा नहीं होता।',
    notWithinYearsTheTargetStays: '100 साल में भी नहीं: लक्ष्य इन किस्तों से हमेशा आगे रहता है।',
    theYearlyStepInRupees: 'हर साल की रुपयों वाली बढ़ोतरी ही लक्ष्य से ज़्यादा हो जाती है।',
    notEvenLakhCroreRupeesA: 'हर महीने 1 लाख करोड़ रुपये से भी लक्ष्य पूरा नहीं होता।',
    withoutAnyStep: 'बिना किसी बढ़ोतरी के भी किस्तों से लक्ष्य से ज़्यादा हो जाता है।',
    withoutAnyReturn: 'बिना किसी रिटर्न के भी किस्तें जुड़कर लक्ष्य से ज़्यादा हो जाती हैं।',
    aStepCountsOnlyFrom: 'बढ़ोतरी तेरहवें महीने से ही लगती है, और योजना उससे पहले खत्म हो जाती है।',
    notEvenAStepOrReturn: 'सालाना 1,000% {unknown, select, stepUpPct {बढ़ोतरी} other {रिटर्न}} से भी लक्ष्य पूरा नहीं होता।',
  },
  { reviewed: false },
);
