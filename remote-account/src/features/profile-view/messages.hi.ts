import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    yourProfile: 'आपकी प्रोफ़ाइल',
    whatYourAdvisorSees: 'आपके वितरक को यही दिखता है। कुछ बदले तो इसे भी बदल दें।',
    home: 'होम',
    myProfile: 'मेरी प्रोफ़ाइल',
    editProfile: 'प्रोफ़ाइल बदलें',
    loading: 'खुल रहा है...',
    failedToFetchProfile: 'प्रोफ़ाइल नहीं खुल पाई',
    noProfileYet: 'अभी कोई प्रोफ़ाइल नहीं',
    createProfile: 'प्रोफ़ाइल बनाएँ',
    tenShortQuestionsAbout: 'आमदनी, निवेश, समय और जोखिम पर दस छोटे सवाल। कोई भी सवाल छोड़ सकते हैं।',
    leftOut: 'छोड़ा गया',
    deleteMyAnswers: 'मेरे जवाब मिटाएँ',
    deleteAnswersQuestion: 'अपने जवाब मिटाएँ?',
    allAnswersGo: 'दसों जवाब मिट जाएँगे, यहाँ भी और आपके वितरक के पास भी। आपका खाता, विवरण और योजना बने रहेंगे।',
    keepThem: 'रहने दें',
    delete: 'मिटाएँ',
    answersDeleted: 'आपके जवाब मिटा दिए गए।',
    nothingWasDeleted: 'कुछ नहीं मिटा',
  },
  { reviewed: false },
);
