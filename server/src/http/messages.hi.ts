import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    requestNamesTwoHosts: 'अनुरोध में दो होस्ट के नाम हैं।',
    callsFromOtherSites: 'दूसरी साइटों से आए अनुरोध नहीं लिए जाते।',
    checkMarkedFields: 'कृपया निशान लगी जगहें देख लें।',
    thisIsNeeded: 'यह भरना ज़रूरी है।',
    thisCannotBeAccepted: 'यह नहीं लिया जा सकता।',
    nothingHere: 'इस पते पर कुछ नहीं है।',
    methodNotTaken: 'यह पता {allow} लेता है।',
    dataHoldsCharacters: 'जानकारी में ऐसे अक्षर हैं जो रखे नहीं जा सकते।',
    tooLarge: 'यह बहुत बड़ा है: ज़्यादा से ज़्यादा 64 KB।',
    sendDataAsApplicationJson: 'जानकारी application/json के रूप में भेजें।',
    lengthOfData: 'जानकारी की लंबाई उतनी नहीं है जितनी बताई गई थी।',
    dataIsNotValidJSON: 'जानकारी सही JSON नहीं है।',
    addressCannotBeRead: 'पता पढ़ा नहीं जा सका।',
    requestCannotBeUnderstood: 'अनुरोध समझ में नहीं आया।',
    weCannotBeReached: 'अभी हमसे संपर्क नहीं हो पा रहा। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
    tooManyAtOnce: 'इस समय बहुत से लोग आए हुए हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
    somethingWentWrong: 'हमारी तरफ़ कुछ गड़बड़ हो गई। कृपया एक मिनट बाद फिर कोशिश करें।',
  },
  { reviewed: false },
);
