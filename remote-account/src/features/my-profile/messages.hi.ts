import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    yourDetails: 'आपकी जानकारी',
    edit: 'बदलें',
    name: 'नाम',
    pan: 'PAN',
    email: 'ईमेल',
    mobile: 'मोबाइल',
    changeMobileNumber: 'मोबाइल नंबर बदलें',
    change: 'बदलें',
    notProvenYet: 'पुष्टि बाकी है',
    proveThisAddress: 'इस पते की पुष्टि करें',
    home: 'होम',
    refer: 'मित्र को बताएँ',
    editProfile: 'प्रोफ़ाइल बदलें',
    namaste: 'नमस्ते',
    failedToFetchUserDetails: 'आपकी जानकारी नहीं खुल पाई',
    noDetailsYet: 'अभी कोई जानकारी नहीं',
    addYourDetails: 'अपनी जानकारी जोड़ें',
    yourNameEmail: 'सहेजने के बाद आपका नाम, ईमेल और मोबाइल यहाँ दिखेंगे।',
    loading: 'खुल रहा है...',
    yourFinancialPlan: 'आपकी वित्तीय योजना',
    trackYourGoal: 'अपना लक्ष्य देखें',
    failedToFetchData: 'जानकारी नहीं खुल पाई',
    noPlanYetStart:
      'अभी कोई योजना नहीं। जिन चीज़ों पर खर्च करते हैं और जिनके लिए बचाते हैं, उनसे <financialtable>अपनी योजना शुरू करें</financialtable>।',
    myPlans: 'मेरी योजनाएँ',
    myProfile: 'मेरी प्रोफ़ाइल',
    namasteTo: 'नमस्ते, {name}',
  },
  { reviewed: false },
);
