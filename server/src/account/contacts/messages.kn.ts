import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    linkNotValid: 'ಈ ಲಿಂಕ್ ಈಗ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ.',
    noChangeWaiting: 'ಈಗ ಯಾವ ಬದಲಾವಣೆಯೂ ಕಾಯುತ್ತಿಲ್ಲ.',
    thisIsYourNumberAlready: 'ಇದು ಆಗಲೇ ನಿಮ್ಮ ನಂಬರ್.',
    thisAddressIsProvenAlready: 'ಈ ವಿಳಾಸ ಆಗಲೇ ಖಚಿತವಾಗಿದೆ.',
    presentNumberNeeded: 'ಬದಲಾವಣೆಯ ಬಗ್ಗೆ ನಿಮಗೆ ತಿಳಿಸಲು ಬೇರೆ ದಾರಿ ಇಲ್ಲ, ಆದ್ದರಿಂದ ನಿಮ್ಮ ಈಗಿನ ನಂಬರ್‌ಗೆ ಬರುವ ಕೋಡ್ ಬೇಕು.',
    codeOfAnotherSession: 'ಮತ್ತೆ ಮೊದಲಿನಿಂದ ಶುರು ಮಾಡಿ: ಈ ಕೋಡ್ ಬೇರೆ ಸೆಶನ್‌ನದು.',
    numberTaken: 'ಈ ನಂಬರ್ ಬೇರೆ ಖಾತೆಯದು.',
    addressTaken: 'ಈ ವಿಳಾಸ ಬೇರೆ ಖಾತೆಯದು.',
    newSignIn: '{firm} ಸಂಸ್ಥೆಯಲ್ಲಿರುವ ನಿಮ್ಮ ಖಾತೆಗೆ ಹೊಸ ಸೈನ್ ಇನ್: {device}. ಇದು ನೀವಲ್ಲದಿದ್ದರೆ ಇಲ್ಲಿ ಎಲ್ಲರನ್ನೂ ಸೈನ್ ಔಟ್ ಮಾಡಿ: {link}',
    somebodyAskedToChange:
      '{firm} ಸಂಸ್ಥೆಯಲ್ಲಿರುವ ನಿಮ್ಮ ಖಾತೆಯ {channel, select, phone {ಫೋನ್ ನಂಬರ್} other {ಇಮೇಲ್ ವಿಳಾಸ}} ಬದಲಿಸಿ {contact} ಮಾಡಲು ಯಾರೋ ಕೇಳಿದ್ದಾರೆ. {hours} ಗಂಟೆಗಳಲ್ಲಿ ಅದು ಬದಲಾಗುತ್ತದೆ. ಇದು ನೀವಲ್ಲದಿದ್ದರೆ ಇಲ್ಲಿ ನಿಲ್ಲಿಸಿ: {link}',
    contactAdded:
      '{firm} ಸಂಸ್ಥೆಯಲ್ಲಿರುವ ನಿಮ್ಮ ಖಾತೆಗೆ {channel, select, phone {ಫೋನ್ ನಂಬರ್} other {ಇಮೇಲ್ ವಿಳಾಸ}} {contact} ಸೇರಿಸಲಾಗಿದೆ. ಇದು ನೀವಲ್ಲದಿದ್ದರೆ ತಕ್ಷಣ ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
    contactChanged:
      '{firm} ಸಂಸ್ಥೆಯಲ್ಲಿರುವ ನಿಮ್ಮ ಖಾತೆಯ {channel, select, phone {ಫೋನ್ ನಂಬರ್} other {ಇಮೇಲ್ ವಿಳಾಸ}} ಈಗ {contact} ಎಂದು ಬದಲಾಗಿದೆ. ಇದು ನೀವಲ್ಲದಿದ್ದರೆ ತಕ್ಷಣ ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  },
  { reviewed: false },
);
