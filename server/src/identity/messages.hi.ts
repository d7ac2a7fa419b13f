import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    numberLongUnused: 'यह नंबर यहाँ पिछली बार 12 महीने से भी पहले इस्तेमाल हुआ था।',
    authenticationFailed: 'पहचान की पुष्टि नहीं हो पाई',
    confirmThatItIsYou: 'पक्का करें कि यह आप ही हैं: इसके लिए नया कोड चाहिए।',
    codeOfAnotherSession: 'फिर से शुरू करें: यह कोड किसी और साइन इन का है।',
    noPasskeysYet: 'अभी आपकी कोई पासकी नहीं है।',
    numberOfAccountUnused: 'इस खाते का नंबर एक साल से इस्तेमाल नहीं हुआ। हमें लिखें, हम आपका खाता खोल देंगे।',
    passkeysWorkUnderSites: 'पासकी सिर्फ़ साइट के नाम वाले पते पर चलती हैं, और यह पता अंकों में है। कोड इस्तेमाल करें।',
    passkeyNotChecked: 'पासकी की जाँच नहीं हो पाई। कृपया फिर कोशिश करें, या कोड इस्तेमाल करें।',
    tookTooLong: 'इसमें पाँच मिनट से ज़्यादा लगे, या यह पहले ही हो चुका है। कृपया फिर कोशिश करें।',
    enoughPasskeys: 'आपकी {most} पासकी हैं। जो अब इस्तेमाल नहीं होती, उसे हटाएँ।',
    passkeyKnownAlready: 'यह पासकी पहले से जुड़ी है।',
    passkeyRemovedAlready: 'यह पासकी पहले ही हटाई जा चुकी है।',
    passkeyOpensNothing: 'इस पासकी से यहाँ कोई खाता नहीं खुलता। हो सकता है वह हटा दी गई हो। इसके बदले कोड इस्तेमाल करें।',
    userNotAuthenticated: 'आप साइन इन नहीं हैं',
    otplessNotSetUp: 'यहाँ OTPless से साइन इन की सुविधा नहीं है।',
    codeNotChecked: 'कोड की जाँच नहीं हो पाई। एक मिनट बाद नया कोड मँगाएँ।',
    noCodeThere: 'वहाँ कोड नहीं भेजा जा सकता। कृपया उसे जाँच लें।',
    failedToSendOTP: 'OTP नहीं भेजा जा सका',
    invalidOTP: 'OTP सही नहीं है',
    sessionEndedAlready: 'यह साइन इन पहले ही खत्म हो चुका है।',
    securityNotice: 'सुरक्षा सूचना: {firm} का आपका खाता',
    tooManyCodes: 'बहुत सारे कोड मँगाए जा चुके हैं। {time} बाद फिर कोशिश करें।',
    codeIsOnItsWay:
      'कोड भेज दिया गया है। दूसरा कोड {seconds, plural, =1 {एक सेकंड} one {# सेकंड} other {# सेकंड}} बाद मँगा सकते हैं।',
    noCodesByThisWay: 'यहाँ {channel, select, phone {फ़ोन पर} other {ईमेल से}} कोड नहीं भेजे जा सकते।',
    enterTheDigits: 'कोड के {digits} अंक लिखें',
    codeNotValid: 'यह कोड अब काम नहीं करता। नया कोड मँगाएँ।',
    codeNotRight: 'यह कोड सही नहीं है। {left, plural, one {एक और मौका बाकी है} other {# मौके बाकी हैं}}।',
    loginServiceAway: 'पहचान की पुष्टि नहीं हो पाई: साइन इन की सेवा जवाब नहीं दे रही। एक मिनट बाद फिर कोशिश करें।',
    passkeyAdded:
      '{firm} के आपके खाते में एक पासकी जोड़ी गई। यह आपने नहीं किया हो तो सभी पासकी हटाएँ और सबको यहाँ साइन आउट करें: {link}',
    passkeyRemoved:
      '{firm} के आपके खाते से एक पासकी हटाई गई। यह आपने नहीं किया हो तो सभी पासकी हटाएँ और सबको यहाँ साइन आउट करें: {link}',
  },
  { reviewed: false },
);
