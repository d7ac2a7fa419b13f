import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    invalidOTP: 'OTP ಸರಿಯಿಲ್ಲ',
    failedToSendOTP: 'OTP ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ',
    authenticationFailed: 'ಸೈನ್ ಇನ್ ಆಗಲಿಲ್ಲ',
    confirmThatItIsYou: 'ಇದು ನೀವೇ ಎಂದು ಖಚಿತಪಡಿಸಿ',
    whyConfirm: 'ನೀವು ಸೈನ್ ಇನ್ ಮಾಡಿ ಐದು ನಿಮಿಷಕ್ಕಿಂತ ಹೆಚ್ಚಾಗಿದೆ. ತೆರೆದು ಬಿಟ್ಟ ಸಾಧನದಲ್ಲಿ ಬೇರೆಯವರು ಇದನ್ನು ಮಾಡಬಾರದೆಂದು ಹೊಸ ಕೋಡ್ ಬೇಕು.',
    sendCode: 'ಕೋಡ್ ಕಳುಹಿಸಿ',
    notNow: 'ಈಗ ಬೇಡ',
    confirm: 'ಖಚಿತಪಡಿಸಿ',
  },
  { reviewed: false },
);
