import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    enterTheDigits: 'ಕೋಡ್‌ನ {digits} ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    codeIsSent: 'OTP ಕಳುಹಿಸಲಾಗಿದೆ! ಹೋಗಿರುವುದು: <nowrap>{sentTo}</nowrap>. ಐದು ನಿಮಿಷ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ.',
    codeIsOnItsWay: '<nowrap>{sentTo}</nowrap> ಗೆ ಕೋಡ್ ಕಳುಹಿಸಲಾಗಿದೆ. ಅದು {time} ರವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ.',
    oneTimeCode: 'ಒಂದು ಬಾರಿಯ ಕೋಡ್ (OTP)',
    sendAgainIn: '{seconds} ಸೆಕೆಂಡಿನ ನಂತರ ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು',
    sendAgain: 'ಮತ್ತೆ ಕಳುಹಿಸಿ',
  },
  { reviewed: false },
);
