import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    enterTheCode: 'कोड लिखें',
    itHasSixDigits: 'उसमें छह अंक हैं और वह संदेश में लिखा है।',
    codeIsSent: 'OTP भेज दिया गया! वह <nowrap>{sentTo}</nowrap> पर गया है और पाँच मिनट तक चलेगा।',
    oneTimeCode: 'एक बार का कोड',
    sendAgainIn: '{seconds} सेकंड बाद फिर भेजें',
    sendAgain: 'फिर भेजें',
  },
  { reviewed: false },
);
