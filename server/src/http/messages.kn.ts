import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    requestNamesTwoHosts: 'ಈ ಕೋರಿಕೆಯಲ್ಲಿ ಎರಡು ಹೋಸ್ಟ್‌ಗಳಿವೆ.',
    callsFromOtherSites: 'ಬೇರೆ ಸೈಟ್‌ಗಳಿಂದ ಬರುವ ಕರೆಗಳನ್ನು ಸ್ವೀಕರಿಸುವುದಿಲ್ಲ.',
    checkMarkedFields: 'ಗುರುತು ಮಾಡಿದ ಜಾಗಗಳನ್ನು ದಯವಿಟ್ಟು ನೋಡಿ.',
    thisIsNeeded: 'ಇದು ಬೇಕು.',
    thisCannotBeAccepted: 'ಇದನ್ನು ಸ್ವೀಕರಿಸಲು ಆಗುವುದಿಲ್ಲ.',
    nothingHere: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
    methodNotTaken: 'ಈ ವಿಳಾಸ ಸ್ವೀಕರಿಸುವುದು: {allow}.',
    dataHoldsCharacters: 'ಮಾಹಿತಿಯಲ್ಲಿ ಇಟ್ಟುಕೊಳ್ಳಲು ಆಗದ ಅಕ್ಷರಗಳಿವೆ.',
    tooLarge: 'ಇದು ತುಂಬಾ ದೊಡ್ಡದು: ಹೆಚ್ಚೆಂದರೆ 64 KB.',
    sendDataAsApplicationJson: 'ಮಾಹಿತಿಯನ್ನು application/json ಆಗಿ ಕಳುಹಿಸಿ.',
    lengthOfData: 'ಮಾಹಿತಿಯ ಉದ್ದ ಹೇಳಿದಷ್ಟಿಲ್ಲ.',
    dataIsNotValidJSON: 'ಮಾಹಿತಿ ಸರಿಯಾದ JSON ಅಲ್ಲ.',
    addressCannotBeRead: 'ವಿಳಾಸ ಅರ್ಥವಾಗಲಿಲ್ಲ.',
    requestCannotBeUnderstood: 'ಕೋರಿಕೆ ಅರ್ಥವಾಗಲಿಲ್ಲ.',
    weCannotBeReached: 'ಈಗ ನಮ್ಮನ್ನು ತಲುಪಲು ಆಗುತ್ತಿಲ್ಲ. ಕೆಲವು ಸೆಕೆಂಡು ಬಿಟ್ಟು ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    tooManyAtOnce: 'ಈಗ ಹಲವರು ಒಟ್ಟಿಗೆ ಬಂದಿದ್ದಾರೆ. ಕೆಲವು ಸೆಕೆಂಡು ಬಿಟ್ಟು ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    somethingWentWrong: 'ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಯಿತು. ಒಂದು ನಿಮಿಷ ಬಿಟ್ಟು ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
  { reviewed: false },
);
