import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    failedToSendOTP: 'OTP ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ',
    numberWasNotChanged: 'ನಂಬರ್ ಬದಲಾಗಿಲ್ಲ',
    addressWasNotChanged: 'ವಿಳಾಸ ಬದಲಾಗಿಲ್ಲ',
    phoneNumberVerifiedAndUpdated: 'ಫೋನ್ ನಂಬರ್ ಪರಿಶೀಲಿಸಿ ಬದಲಿಸಲಾಗಿದೆ!',
    emailAddressVerified: 'ಇಮೇಲ್ ವಿಳಾಸ ಪರಿಶೀಲಿಸಲಾಗಿದೆ!',
    invalidOTP: 'OTP ಸರಿಯಿಲ್ಲ',
    confirm: 'ಖಚಿತಪಡಿಸಿ',
    firstWeMakeSure: 'ಮೊದಲು, ಇದು ನೀವೇ ಎಂದು ನಿಮ್ಮ ಈಗಿನ ನಂಬರ್ ಅಥವಾ ವಿಳಾಸಕ್ಕೆ ಕಳುಹಿಸುವ ಕೋಡ್‌ನಿಂದ ಖಚಿತಪಡಿಸಿಕೊಳ್ಳುತ್ತೇವೆ.',
    changeWaitsFor72Hours: 'ಬದಲಾವಣೆ 72 ಗಂಟೆ ಕಾಯುತ್ತದೆ',
    takesOverLater:
      'ನಿಮ್ಮ ಈಗಿನ ನಂಬರ್ ಅಥವಾ ವಿಳಾಸವನ್ನು ಕೋಡ್‌ನಿಂದ ಖಚಿತಪಡಿಸಲು ಆಗದ ಕಾರಣ, {contact} ಚಾಲ್ತಿಗೆ ಬರುವುದು {time}. ಇಲ್ಲಿಯವರೆಗೆ ನೀವು ಖಚಿತಪಡಿಸಿರುವುದಕ್ಕೆ ಸಂದೇಶ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅಲ್ಲಿಯವರೆಗೆ ನನ್ನ ಪ್ರೊಫೈಲ್ ಅಡಿಯಲ್ಲಿ ಇದನ್ನು ರದ್ದು ಮಾಡಬಹುದು.',
    close: 'ಮುಚ್ಚಿ',
    confirmThatItIsYou: 'ಇದು ನೀವೇ ಎಂದು ಖಚಿತಪಡಿಸಿ',
    verifyYourEmailAddress: 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಪರಿಶೀಲಿಸಿ',
    weSendCode:
      '<b>{email}</b> ವಿಳಾಸಕ್ಕೆ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ. ಅದನ್ನು ಇಲ್ಲಿ ನಮೂದಿಸಿದ ಮೇಲೆ ಈ ವಿಳಾಸದಿಂದಲೂ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು; ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಏನಾದರೂ ಬದಲಾದರೆ ಅದಕ್ಕೆ ಬರೆಯುತ್ತೇವೆ.',
    sendCode: 'ಕೋಡ್ ಕಳುಹಿಸಿ',
    newMobileNumber: 'ಹೊಸ ಮೊಬೈಲ್ ನಂಬರ್',
    enterTheNewNumber: 'ಹೊಸ ನಂಬರ್ ನಮೂದಿಸಿ.',
    numbersAreTaken: 'ನಂಬರ್‌ಗಳನ್ನು ಭಾರತದ್ದು (+91) ಎಂದು ತೆಗೆದುಕೊಳ್ಳುತ್ತೇವೆ. ಬೇರೆ ದೇಶದ್ದಾದರೆ + ಮತ್ತು ಆ ದೇಶದ ಕೋಡ್‌ನಿಂದ ಆರಂಭಿಸಿ.',
    confirmYourNewNumber: 'ನಿಮ್ಮ ಹೊಸ ನಂಬರ್ ಖಚಿತಪಡಿಸಿ',
    changeYourMobileNumber: 'ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್ ಬದಲಿಸಿ',
    useAnotherNumber: 'ಬೇರೆ ನಂಬರ್ ಬಳಸಿ',
    theChangeIsUndone: 'ಬದಲಾವಣೆ ರದ್ದಾಗಿದೆ',
    takesOverUnlessUndone: '{contact} ಚಾಲ್ತಿಗೆ ಬರುವುದು {time}. ಇದನ್ನು ನೀವು ಕೇಳಿಲ್ಲದಿದ್ದರೆ ಈಗಲೇ ರದ್ದು ಮಾಡಿ, ಎಲ್ಲಾ ಕಡೆ ಸೈನ್ ಔಟ್ ಮಾಡಿ.',
    undoTheChange: 'ಬದಲಾವಣೆ ರದ್ದು ಮಾಡಿ',
    changeWasNotUndone: 'ಬದಲಾವಣೆ ರದ್ದಾಗಿಲ್ಲ',
    contactWillChange: 'ನಿಮ್ಮ {channel, select, phone {ಮೊಬೈಲ್ ನಂಬರ್} other {ಇಮೇಲ್ ವಿಳಾಸ}} ಬದಲಾಗಲಿದೆ',
    noLongerMine: 'ಈ {old, select, number {ನಂಬರ್} other {ವಿಳಾಸ}} ಈಗ ನನ್ನ ಬಳಿ ಇಲ್ಲ',
    changeNumber: 'ನಂಬರ್ ಬದಲಿಸಿ',
    verify: 'ಪರಿಶೀಲಿಸಿ',
  },
  { reviewed: false },
);
