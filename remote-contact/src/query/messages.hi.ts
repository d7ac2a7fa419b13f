import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    name: 'नाम',
    email: 'ईमेल',
    areasToTalkAbout: 'किस बारे में बात करनी है',
    message: 'संदेश',
    queryForm: 'सवाल का फ़ॉर्म',
    weUseWhatYouWrite:
      'आप यहाँ जो लिखते हैं, उसे हम आपको जवाब देने के लिए इस्तेमाल करते हैं, जैसा <privacy>निजता सूचना</privacy> में लिखा है। भेजने पर माना जाएगा कि आप इससे सहमत हैं।',
    sending: 'भेजा जा रहा है…',
    sendMessage: 'संदेश भेजें',
    optional: '(ज़रूरी नहीं)',
    leaveThisEmpty: 'इसे खाली छोड़ें',
    messageSent: 'संदेश भेज दिया गया',
    home: 'होम',
    contactUs: 'संपर्क करें',
    messageSentSuccessfully: 'संदेश भेज दिया गया!',
    answerComesTomorrow: 'हम <b>{email}</b> पर ईमेल से जवाब देंगे, कल <nowrap>{time}</nowrap> तक (भारतीय समय)।',
    answerComesBy: 'हम <b>{email}</b> पर ईमेल से जवाब देंगे, {day}, <nowrap>{time}</nowrap> तक (भारतीय समय)।',
    answerGoesTo: 'हम <b>{email}</b> पर ईमेल से जवाब देंगे।',
    youSent: 'आपने यह भेजा',
    personAnswersByEmail: 'जवाब हमारी टीम का कोई व्यक्ति ईमेल से देता है। जवाब देने का समय: {hours}।',
    goToHomePage: 'होम पेज पर जाएँ',
    writeAnotherMessage: 'एक और संदेश लिखें',
    failedToSendMessage: 'संदेश नहीं भेजा जा सका।',
    errorOccurred: 'संदेश भेजते समय कोई गलती हुई।',
  },
  { reviewed: false },
);
