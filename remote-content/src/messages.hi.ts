import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'होम',
    eYourself: 'E-Yourself',
    accelerateYourFinancials: 'अपने पैसों की योजना को रफ़्तार दें',
    homeDescription: 'SIP, SWP और लक्ष्यों के मुफ़्त कैलकुलेटर जो अपना हिसाब दिखाते हैं, म्यूचुअल फंड पर लेख, और बात करनी हो तो मुलाकात।',
    aboutUs: 'हमारे बारे में',
    aboutDescription: 'हम कौन हैं, यह साइट किसके लिए है, म्यूचुअल फंड वितरक आपके लिए क्या करता है और क्या नहीं, और फर्म कौन चलाता है।',
    highlights: 'खास बातें',
    highlightsDescription: 'कैलकुलेटर, लक्ष्य प्लानर और मुलाकात आपके किस काम के हैं, कुछ स्लाइड में।',
    eYourselfWebinarsAndArticles: 'E-Yourself: वेबिनार और लेख',
    eYourselfDescription: 'आने वाले वेबिनार और SIP, SWP, लक्ष्य और टैक्स पर सबसे नए लेख। मुफ़्त, बिना साइन इन के।',
    blogs: 'ब्लॉग',
    blogsDescription: 'म्यूचुअल फंड पर लेख, हर अंक के हिसाब के साथ: SIP, स्टेप-अप, SWP, लक्ष्य, टैक्स और फ़ैक्टशीट।',
    article: 'लेख',
    articleDescription: 'म्यूचुअल फंड और योजना पर एक लेख, अंकों के हिसाब और अपने अंक आज़माने के कैलकुलेटर के साथ।',
    wordsExplained: 'शब्दों का मतलब',
    glossaryDescription:
      'NAV, SIP, एग्ज़िट लोड, एक्सपेंस रेशियो, XIRR, रिस्कोमीटर और म्यूचुअल फंड के दूसरे शब्द, हर एक दो-तीन आसान वाक्यों में।',
    iWantToUnderstand: 'मुझे अपने अंक समझने हैं',
    termsOfUse: 'इस्तेमाल की शर्तें',
    termsDescription: 'यह वेबसाइट, इसके कैलकुलेटर और खाता किन शर्तों पर इस्तेमाल किए जा सकते हैं, 18 क्रमांक वाले हिस्सों में।',
    privacyPolicy: 'निजता नीति',
    privacyDescription:
      'हम क्या लेते हैं, क्यों, कितने समय रखते हैं, उसकी सुरक्षा कैसे होती है, और आप उसकी कॉपी कैसे पाएँ या उसे कैसे मिटवाएँ।',
    disclosuresAndGrievances: 'ज़रूरी जानकारी और शिकायतें',
    disclosuresDescription: 'हमारा पंजीकरण, हमारी कमाई का कमीशन, म्यूचुअल फंड के जोखिम, और शिकायत कहाँ करें: एक-एक कदम।',
    accessibilityStatement: 'सुगम्यता (एक्सेसिबिलिटी) विवरण',
    accessibilityDescription:
      'हर कोई इस साइट को कहाँ तक इस्तेमाल कर सकता है, क्या जाँचा गया, क्या अभी ठीक से नहीं चलता, और कोई रुकावट आए तो किसे बताएँ।',
    comingSoon: 'जल्द आ रहा है',
    comingSoonDescription: 'यह हिस्सा अभी तैयार हो रहा है। आज क्या चलता है, वह यहाँ है।',
  },
  { reviewed: false },
);
