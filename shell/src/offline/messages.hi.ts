import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    offlineAndWorking: 'आप ऑफ़लाइन हैं। यह पेज फिर भी चलता है।',
    offlineAndKept: 'आप ऑफ़लाइन हैं। आपने जो लिखा वह रखा है; बाद में भेजें।',
    youAreOffline: 'आप ऑफ़लाइन हैं',
    thisPageNeedsInternet:
      'इस पेज को इंटरनेट चाहिए, जो अभी नहीं है। इंटरनेट आते ही यह अपने आप खुल जाएगा। जो फ़ॉर्म आपने शुरू किया था, वह इस टैब में रखा है।',
    tryAgain: 'फिर कोशिश करें',
    theseWorkWithoutNetwork: 'ये बिना इंटरनेट के चलते हैं',
  },
  { reviewed: false },
);
