import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    yourPlan: 'आपकी योजना',
    dataSavedSuccessfullyBut: 'जानकारी सहेज ली गई, पर पूरी नहीं',
    completeRowsAreSaved: 'पूरी भरी पंक्तियाँ सहेज ली गई हैं। नीचे लिखी पंक्तियाँ अधूरी हैं और नहीं भेजी गईं।',
    failedToSaveData: 'जानकारी नहीं सहेजी जा सकी',
    savedRowsNotLoaded: 'आपकी सहेजी हुई पंक्तियाँ नहीं खुल पाईं, और अभी सहेजने से वे बदल जाएँगी। पहले ऊपर “फिर कोशिश करें” दबाएँ।',
    discardChanges: 'बदलाव छोड़ें',
    submit: 'भेजें',
    category: 'श्रेणी',
    removeRow: '{place} हटाएँ',
    amount: 'रकम',
    weight: 'अहमियत',
    choose: 'चुनें',
    rowOf: '{title}, पंक्ति {row}',
    addMoreToTitle: '{title}: और जोड़ें',
    addMore: 'और जोड़ें',
    financialPlanEntry: 'वित्तीय योजना भरें',
    home: 'होम',
    sortWhatYouSpend:
      'जिन चीज़ों पर खर्च करते हैं और जिनके लिए बचाते हैं, उन्हें इस हिसाब से बाँटें कि पैसा कब चाहिए। सिर्फ़ वही पंक्तियाँ सहेजी जाती हैं जिनमें श्रेणी, रकम और अहमियत हो।',
    seeYourPlan: 'अपनी योजना देखें',
    failedToFetchData: 'जानकारी नहीं खुल पाई',
    savedRowsAreHere: 'आपकी सहेजी हुई पंक्तियाँ यहाँ हैं।',
    giveAtLeastOne: 'कम से कम एक पंक्ति में रकम और अहमियत भरें।',
    dataSavedSuccessfully: 'जानकारी सहेज ली गई',
    placeBefore: '{place}:',
    inRupees: 'रुपयों में',
    rupeeSign: '₹',
  },
  { reviewed: false },
);
