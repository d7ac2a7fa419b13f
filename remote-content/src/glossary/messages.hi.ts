import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'होम',
    wordsExplained: 'शब्दों का मतलब',
    whatTheseWordsMean: 'स्टेटमेंट पर लिखे शब्दों का मतलब।',
    findAWord: 'शब्द खोजें',
    found: '{count, plural, =0 {कोई शब्द नहीं मिला} one {# शब्द मिला} other {# शब्द मिले}}',
    letters: 'अक्षर',
    asOf: '{day} की स्थिति। यह सामान्य जानकारी है, टैक्स या निवेश की सलाह नहीं। अंक हमारे कैलकुलेटरों के हैं; दरें अनुमान हैं।',
    articlesThatNameIt: 'इस पर लेख',
    ourDisclosures: 'ज़रूरी जानकारी',
  },
  { reviewed: false },
);
