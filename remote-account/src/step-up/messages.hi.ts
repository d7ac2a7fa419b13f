import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    invalidOTP: 'OTP सही नहीं है',
    failedToSendOTP: 'OTP नहीं भेजा जा सका',
    authenticationFailed: 'पहचान की पुष्टि नहीं हो पाई',
    confirmThatItIsYou: 'पक्का करें कि यह आप ही हैं',
    whyConfirm:
      'आपने पाँच मिनट से ज़्यादा पहले साइन इन किया था। इसके लिए नया कोड चाहिए, ताकि खुले छोड़े गए डिवाइस पर कोई और यह न कर सके।',
    sendCode: 'कोड भेजें',
    notNow: 'अभी नहीं',
    confirm: 'पक्का करें',
  },
  { reviewed: false },
);
