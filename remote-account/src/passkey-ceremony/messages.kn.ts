import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    itWasCancelled: 'ಅದು ರದ್ದಾಯಿತು ಅಥವಾ ತುಂಬಾ ಹೊತ್ತಾಯಿತು.',
    thisDeviceHasPasskey: 'ಈ ಸಾಧನದಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆಗೆ ಆಗಲೇ ಪಾಸ್‌ಕೀ ಇದೆ.',
    noScreenLock: 'ಈ ಸಾಧನದಲ್ಲಿ ಸ್ಕ್ರೀನ್ ಲಾಕ್, ಬೆರಳಚ್ಚು ಅಥವಾ ಮುಖ ಗುರುತು ಹೊಂದಿಸಿಲ್ಲ; ಪಾಸ್‌ಕೀಗೆ ಅದು ಬೇಕು.',
    thisDeviceCannotMakePasskey: 'ಈ ಸಾಧನದಲ್ಲಿ ಪಾಸ್‌ಕೀ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ.',
    passkeysDoNotWork: 'ಸೈಟ್‌ನ ಈ ವಿಳಾಸದಲ್ಲಿ ಪಾಸ್‌ಕೀ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ.',
    somethingWentWrong: 'ಇಲ್ಲಿ ಏನೋ ತಪ್ಪಾಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    nothingWasConfirmed: 'ಏನೂ ಖಚಿತವಾಗಿಲ್ಲ',
    codeWorksAsWell: '{why} ಕೋಡ್ ಕೂಡ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
    useAPasskey: 'ಪಾಸ್‌ಕೀ ಬಳಸಿ',
  },
  { reviewed: false },
);
