import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    portfolio: 'पोर्टफ़ोलियो',
    currentPortfolio: 'अभी का पोर्टफ़ोलियो',
    holdingsAndTheirValue: 'आपके निवेश और उनका मूल्य',
    reports: 'रिपोर्ट',
    statementsAndCapitalGains: 'स्टेटमेंट और पूँजीगत लाभ',
    investmentSummary: 'निवेश का सार',
    whatYouInvestedAndWithdrew: 'आपने कितना निवेश किया और कितना निकाला',
    trackYourGoal: 'अपना लक्ष्य देखें',
    longMediumAndShortTerm: 'लंबे, मध्यम और छोटे समय के',
    transact: 'लेन-देन',
    newInvestment: 'नया निवेश',
    startSIPOrLumpsum: 'SIP या एकमुश्त शुरू करें',
    openNewFundOffers: 'खुले हुए नए फंड ऑफ़र (NFO)',
    transactInExistingFolios: 'मौजूदा फ़ोलियो में लेन-देन',
    addSwitchOrRedeem: 'और डालें, बदलें या निकालें',
    advice: 'बातचीत और जानकारी',
    consultAFinancialAdvisor: 'वितरक से बात करें',
    thirtyMinutes: 'तीस मिनट',
    webinarContent: 'वेबिनार की सामग्री',
    datesAndRegistration: 'तारीखें और रजिस्ट्रेशन',
    articlesInPlainWords: 'आसान शब्दों में लेख',
  },
  { reviewed: false },
);
