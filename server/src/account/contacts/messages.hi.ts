import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    linkNotValid: 'यह लिंक अब काम नहीं करता।',
    noChangeWaiting: 'अब कोई बदलाव बाकी नहीं है।',
    thisIsYourNumberAlready: 'यह पहले से आपका नंबर है।',
    thisAddressIsProvenAlready: 'इस पते की पुष्टि पहले ही हो चुकी है।',
    presentNumberNeeded: 'बदलाव के बारे में हम आपको बता नहीं सकते, इसलिए इसके लिए आपके अभी के नंबर पर आया कोड चाहिए।',
    codeOfAnotherSession: 'फिर से शुरू करें: यह कोड किसी और साइन इन का है।',
    numberTaken: 'यह नंबर किसी और खाते का है।',
    addressTaken: 'यह पता किसी और खाते का है।',
    newSignIn: '{firm} के आपके खाते में नया साइन इन: {device}। यह आपने नहीं किया हो तो सबको यहाँ साइन आउट करें: {link}',
    somebodyAskedToChange:
      'किसी ने {firm} के आपके खाते का {channel, select, phone {फ़ोन नंबर} other {ईमेल पता}} बदलकर {contact} करना चाहा है। यह {hours} घंटे में बदल जाएगा। यह आपने नहीं किया हो तो इसे यहाँ रोकें: {link}',
    contactAdded:
      '{firm} के आपके खाते में {channel, select, phone {फ़ोन नंबर} other {ईमेल पता}} {contact} जोड़ा गया। यह आपने नहीं किया हो तो तुरंत हमसे संपर्क करें।',
    contactChanged:
      '{firm} के आपके खाते का {channel, select, phone {फ़ोन नंबर} other {ईमेल पता}} बदलकर {contact} किया गया। यह आपने नहीं किया हो तो तुरंत हमसे संपर्क करें।',
  },
  { reviewed: false },
);
