import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    name: 'ಹೆಸರು',
    email: 'ಇಮೇಲ್',
    mobile: 'ಮೊಬೈಲ್',
    dataSavedSuccessfully: 'ಮಾಹಿತಿ ಉಳಿಸಲಾಗಿದೆ',
    failedToSaveData: 'ಮಾಹಿತಿ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ',
    save: 'ಉಳಿಸಿ',
    panIsNeededBefore: 'ನಿಮ್ಮ ಮೊದಲ ಹೂಡಿಕೆಗೆ ಮೊದಲು, ಫಂಡ್ ಫೋಲಿಯೊಗಾಗಿ PAN ಬೇಕು. ಅದನ್ನು ಎನ್‌ಕ್ರಿಪ್ಟ್ ಮಾಡಿ ಇಟ್ಟುಕೊಂಡು, ಅಂಕಿಗಳನ್ನು ಮರೆಮಾಡಿ ತೋರಿಸುತ್ತೇವೆ.',
    typeYourNumberAgain: 'ನಿಮ್ಮ ಸಂಖ್ಯೆಯನ್ನು ಮತ್ತೆ ಟೈಪ್ ಮಾಡಿ: ಅದನ್ನು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇಡುವುದಿಲ್ಲ.',
    typeYourPanAgain: 'ನಿಮ್ಮ PAN ಮತ್ತೆ ಟೈಪ್ ಮಾಡಿ: ಅದನ್ನು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇಡುವುದಿಲ್ಲ.',
    savedAndShownMasked: 'ಉಳಿಸಲಾಗಿದೆ, ಅಂಕಿಗಳನ್ನು ಮರೆಮಾಡಿ ತೋರಿಸಲಾಗಿದೆ. ಬದಲಿಸಲು ಹೊಸದನ್ನು ಟೈಪ್ ಮಾಡಿ, ಅಥವಾ ತೆಗೆಯಲು ಈ ಜಾಗ ಖಾಲಿ ಮಾಡಿ.',
    changeMobileNumber: 'ಮೊಬೈಲ್ ನಂಬರ್ ಬದಲಿಸಿ',
    change: 'ಬದಲಿಸಿ',
    verifiedWithCode: 'ಕೋಡ್‌ನಿಂದ ಪರಿಶೀಲಿಸಲಾಗಿದೆ, ನಿಮ್ಮ ವಿವರಗಳೊಂದಿಗೆ ಉಳಿಸಲಾಗುತ್ತದೆ.',
    welcome: 'ಸ್ವಾಗತ',
    home: 'ಮುಖಪುಟ',
    tellUsHow: 'ನಿಮ್ಮನ್ನು ಹೇಗೆ ತಲುಪಬಹುದು ಎಂದು ತಿಳಿಸಿ. ಒಂದೇ ನಿಮಿಷ ಸಾಕು.',
    bookAnAppointment: 'ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ',
    refer: 'ಸ್ನೇಹಿತರಿಗೆ ತಿಳಿಸಿ',
    yourDetails: 'ನಿಮ್ಮ ವಿವರಗಳು',
    loading: 'ತೆರೆಯುತ್ತಿದೆ...',
    failedToFetchUserDetails: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ತರಲು ಆಗಲಿಲ್ಲ',
  },
  { reviewed: false },
);
