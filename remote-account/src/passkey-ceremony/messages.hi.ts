import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    itWasCancelled: 'इसे रद्द किया गया या इसमें बहुत देर लगी।',
    thisDeviceHasPasskey: 'इस डिवाइस पर आपके खाते की पासकी पहले से है।',
    noScreenLock: 'इस डिवाइस पर न स्क्रीन लॉक है, न उँगली का निशान या चेहरा; पासकी के लिए इनमें से एक चाहिए।',
    thisDeviceCannotMakePasskey: 'इस डिवाइस पर पासकी नहीं बन सकती।',
    passkeysDoNotWork: 'साइट के इस पते पर पासकी काम नहीं करतीं।',
    somethingWentWrong: 'यहाँ कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
    nothingWasConfirmed: 'कुछ पक्का नहीं हुआ',
    codeWorksAsWell: '{why} कोड से भी काम चलता है।',
    useAPasskey: 'पासकी इस्तेमाल करें',
  },
  { reviewed: false },
);
