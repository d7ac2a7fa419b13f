import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    failedToSendOTP: 'OTP नहीं भेजा जा सका',
    numberWasNotChanged: 'नंबर नहीं बदला',
    addressWasNotChanged: 'पता नहीं बदला',
    phoneNumberVerifiedAndUpdated: 'फ़ोन नंबर की पुष्टि हो गई और वह बदल गया!',
    emailAddressVerified: 'ईमेल पते की पुष्टि हो गई!',
    invalidOTP: 'OTP सही नहीं है',
    confirm: 'पक्का करें',
    firstWeMakeSure: 'पहले हम आपके अभी के संपर्क पर कोड भेजकर देख लेते हैं कि यह आप ही हैं।',
    changeWaitsFor72Hours: 'बदलाव 72 घंटे रुकेगा',
    takesOverLater:
      '{contact} का इस्तेमाल {time} से होगा, क्योंकि कोड से आपके अभी के संपर्क की पुष्टि नहीं हो पाई। जिस संपर्क की पुष्टि पहले हो चुकी है, उस पर हमने संदेश भेजा है। तब तक आप इसे “मेरी प्रोफ़ाइल” में रद्द कर सकते हैं।',
    close: 'बंद करें',
    confirmThatItIsYou: 'पक्का करें कि यह आप ही हैं',
    verifyYourEmailAddress: 'अपने ईमेल पते की पुष्टि करें',
    weSendCode:
      'हम <b>{email}</b> पर एक कोड भेजते हैं। उसे यहाँ लिखने के बाद आप इस पते से भी साइन इन कर सकते हैं, और खाते में कुछ बदलने पर हम इस पर लिखते हैं।',
    sendCode: 'कोड भेजें',
    newMobileNumber: 'नया मोबाइल नंबर',
    enterTheNewNumber: 'नया नंबर लिखें।',
    numbersAreTaken: 'नंबर भारत का (+91) माना जाता है। दूसरे देश के लिए + और उसके कोड से शुरू करें।',
    confirmYourNewNumber: 'अपना नया नंबर पक्का करें',
    changeYourMobileNumber: 'अपना मोबाइल नंबर बदलें',
    useAnotherNumber: 'दूसरा नंबर दें',
    theChangeIsUndone: 'बदलाव रद्द हो गया',
    takesOverUnlessUndone:
      '{contact} का इस्तेमाल {time} से होगा। यह आपने नहीं माँगा हो तो इसे अभी रद्द करें और हर जगह से साइन आउट करें।',
    undoTheChange: 'बदलाव रद्द करें',
    changeWasNotUndone: 'बदलाव रद्द नहीं हुआ',
    contactWillChange: 'आपका {channel, select, phone {मोबाइल नंबर} other {ईमेल पता}} बदलने वाला है',
    noLongerMine: 'यह {old, select, number {नंबर} other {पता}} अब मेरे पास नहीं है',
    changeNumber: 'नंबर बदलें',
    verify: 'पुष्टि करें',
  },
  { reviewed: false },
);
