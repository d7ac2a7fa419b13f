import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dataSavedSuccessfully: 'जानकारी सहेज ली गई',
    deleteCategoryQuestion: '{category} हटाएँ?',
    keepIt: 'रहने दें',
    deleteIt: 'हटाएँ',
    amountWithWeight: '{amount}, अहमियत {weight}, आपकी योजना से हट जाएगा।',
    changedElsewhere: 'इस बीच यह योजना कहीं और बदली गई, इसलिए कुछ नहीं हटाया गया। अब सहेजी हुई योजना यह है।',
    failedToSaveData: 'जानकारी नहीं सहेजी जा सकी',
    nothingPlannedHere: 'यहाँ कोई योजना नहीं है।',
    weightOf: 'अहमियत {weight}',
    deleteCategory: '{category} हटाएँ',
    financialPlanOverview: 'वित्तीय योजना एक नज़र में',
    home: 'होम',
    whatYouSpend: 'जिन चीज़ों पर खर्च करते हैं और जिनके लिए बचाते हैं, इस हिसाब से कि पैसा कब चाहिए।',
    editPlan: 'योजना बदलें',
    loading: 'खुल रहा है',
    failedToFetchData: 'जानकारी नहीं खुल पाई',
    noPlanYet: 'अभी कोई योजना नहीं',
    startYourPlan: 'अपनी योजना शुरू करें',
    nameWhatYouSpend:
      'जिन चीज़ों पर खर्च करते हैं और जिनके लिए बचाते हैं, उनके नाम लिखें, हर एक की रकम और अहमियत भरें, और वे कुल के साथ यहाँ दिखेंगी।',
    yourWholePlan: 'आपकी पूरी योजना',
    totalAndShare: 'हर समय-सीमा का कुल और हिस्सा',
    horizon: 'समय-सीमा',
    total: 'कुल',
    share: 'हिस्सा',
    percent: '{share}%',
  },
  { reviewed: false },
);
