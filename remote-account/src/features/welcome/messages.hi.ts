import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    name: 'नाम',
    email: 'ईमेल',
    mobile: 'मोबाइल',
    dataSavedSuccessfully: 'जानकारी सहेज ली गई',
    failedToSaveData: 'जानकारी नहीं सहेजी जा सकी',
    save: 'सहेजें',
    panIsNeededBefore: 'पहले निवेश से पहले फंड के फ़ोलियो के लिए PAN चाहिए। वह एन्क्रिप्ट करके रखा जाता है और पूरा नहीं दिखाया जाता।',
    typeYourNumberAgain: 'अपना नंबर फिर लिखें: वह इस ब्राउज़र में नहीं रखा जाता।',
    typeYourPanAgain: 'अपना PAN फिर लिखें: वह इस ब्राउज़र में नहीं रखा जाता।',
    savedAndShownMasked: 'सहेजा हुआ है, और पूरा नहीं दिखाया जाता। बदलने के लिए नया लिखें, या हटाने के लिए यह जगह खाली कर दें।',
    changeMobileNumber: 'मोबाइल नंबर बदलें',
    change: 'बदलें',
    verifiedWithCode: 'कोड से पुष्टि हुई, और आपकी जानकारी के साथ सहेजा गया।',
    welcome: 'स्वागत है',
    home: 'होम',
    tellUsHow: 'बताएँ कि आपसे कैसे संपर्क करें। एक मिनट लगता है।',
    bookAnAppointment: 'मुलाकात तय करें',
    refer: 'मित्र को बताएँ',
    yourDetails: 'आपकी जानकारी',
    loading: 'खुल रहा है...',
    failedToFetchUserDetails: 'आपकी जानकारी नहीं खुल पाई',
  },
  { reviewed: false },
);
