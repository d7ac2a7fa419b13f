import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    iAm18Years: 'मेरी उम्र 18 साल या उससे ज़्यादा है',
    not18YetAsk:
      'अभी 18 साल के नहीं हुए? माता-पिता या अभिभावक से कहें कि वे साइन इन करके आपके साथ योजना बनाएँ। कैलकुलेटर और लेख सबके लिए खुले हैं।',
    doYouAgreeAsWell: 'क्या इस पर भी आपकी सहमति है? <optional>(ज़रूरी नहीं)</optional>',
    everythingWorksWithout: 'इसके बिना भी सब चलता है, और आप अपना फ़ैसला कभी भी बदल सकते हैं।',
    age: 'उम्र',
    tickIfAdult: 'उम्र 18 साल या ज़्यादा हो तो यह चुनें।',
  },
  { reviewed: false },
);
