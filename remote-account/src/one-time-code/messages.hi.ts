import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    enterTheDigits: 'कोड के {digits} अंक लिखें',
    codeIsSent: 'OTP भेज दिया गया! वह <nowrap>{sentTo}</nowrap> पर गया है और पाँच मिनट तक चलेगा।',
    codeIsOnItsWay: '<nowrap>{sentTo}</nowrap> पर एक कोड भेजा गया है। वह {time} तक चलेगा।',
    oneTimeCode: 'एक बार का कोड (OTP)',
    sendAgainIn: '{seconds} सेकंड बाद फिर भेजें',
    sendAgain: 'फिर भेजें',
  },
  { reviewed: false },
);
