import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    whatIfSomethingIsSaved: 'अगर मेरे पास पहले से कुछ बचत हो, या मैं हर साल ज़्यादा दे सकूँ तो?',
    typeItUnderMore:
      'इसे “बचत, बढ़ोतरी और बाकी” में भरें। उदाहरण में आज के ₹{savings} की बचत से हर महीने की रकम {plain} से घटकर {less} रह जाती है। इसके बदले हर साल {step}% बढ़ाएँ तो यह {first} से शुरू होती है और {last} पर खत्म।',
    whenYouAreReady: 'जब आप तैयार हों',
    aMinuteAppointmentWithUs: 'हमारे साथ 30 मिनट की मुलाकात मुफ़्त है, और निवेश करना ज़रूरी नहीं।',
    invest: 'निवेश करें',
    bookAnAppointment: 'मुलाकात तय करें',
    exploreFunds: 'फंड देखें',
    theAddressInYourBrowser:
      'ब्राउज़र में ऊपर का पता आपके अंकों के साथ बदलता है। उसे लिंक बटन से कॉपी करें; जो उसे खोलेगा, उसे ठीक वही दिखेगा जो आपको दिख रहा है। हिसाब आपके ब्राउज़र में ही होता है। सिर्फ़ जब JavaScript बंद हो या अभी न आई हो और आप फ़ॉर्म का बटन दबाएँ, तब आपके अंक इस साइट को भेजे जाते हैं, जो हिसाब करके पेज लौटा देती है।',
    onThisPage: 'इस पेज पर',
    questionsPeopleAsk: 'लोग अक्सर पूछते हैं',
    relatedCalculators: 'मिलते-जुलते कैलकुलेटर',
  },
  { reviewed: false },
);
