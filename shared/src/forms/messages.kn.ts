import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    oneThingToCorrect: 'ಒಂದು ಕಡೆ ಸರಿಪಡಿಸಬೇಕು',
    thingsToCorrect: '{count} ಕಡೆ ಸರಿಪಡಿಸಬೇಕು',
    problemOfField: '{label}: {message}',
    optional: ' (ಬೇಕಿದ್ದರೆ)',
    otplessGaveNoResult: 'OTPless ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    otplessCouldNotBeReached: 'OTPless ಅನ್ನು ತಲುಪಲು ಆಗಲಿಲ್ಲ. ಅದಿಲ್ಲದೆಯೂ ಒಂದು ಬಾರಿಯ ಕೋಡ್ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
    continueWithOtpless: 'OTPless ಮೂಲಕ ಮುಂದುವರಿಯಿರಿ',
    otplessIsAService: 'OTPless ಪ್ರತ್ಯೇಕ ಸೇವೆ. ನೀವು ಆರಿಸಿದಾಗ ಮಾತ್ರ ಅದು ತೆರೆಯುತ್ತದೆ, ಮತ್ತು ನಿಮ್ಮ ನಂಬರ್ ಅದಕ್ಕೆ ತಿಳಿಯುತ್ತದೆ.',
  },
  { reviewed: false },
);
