import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    yourDetails: 'ನಿಮ್ಮ ವಿವರಗಳು',
    edit: 'ತಿದ್ದಿ',
    name: 'ಹೆಸರು',
    pan: 'PAN',
    email: 'ಇಮೇಲ್',
    mobile: 'ಮೊಬೈಲ್',
    changeMobileNumber: 'ಮೊಬೈಲ್ ನಂಬರ್ ಬದಲಿಸಿ',
    change: 'ಬದಲಿಸಿ',
    notProvenYet: 'ಇನ್ನೂ ಖಚಿತಪಡಿಸಿಲ್ಲ',
    proveThisAddress: 'ಈ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ',
    home: 'ಮುಖಪುಟ',
    refer: 'ಸ್ನೇಹಿತರಿಗೆ ತಿಳಿಸಿ',
    editProfile: 'ಪ್ರೊಫೈಲ್ ತಿದ್ದಿ',
    namaste: 'ನಮಸ್ಕಾರ',
    failedToFetchUserDetails: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ತರಲು ಆಗಲಿಲ್ಲ',
    noDetailsYet: 'ಇನ್ನೂ ವಿವರಗಳಿಲ್ಲ',
    addYourDetails: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಸೇರಿಸಿ',
    yourNameEmail: 'ಉಳಿಸಿದ ಮೇಲೆ ನಿಮ್ಮ ಹೆಸರು, ಇಮೇಲ್ ಮತ್ತು ಮೊಬೈಲ್ ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
    loading: 'ತೆರೆಯುತ್ತಿದೆ...',
    yourFinancialPlan: 'ನಿಮ್ಮ ಹಣಕಾಸು ಯೋಜನೆ',
    trackYourGoal: 'ನಿಮ್ಮ ಗುರಿಯ ಪ್ರಗತಿ',
    failedToFetchData: 'ಮಾಹಿತಿ ತರಲು ಆಗಲಿಲ್ಲ',
    noPlanYetStart:
      'ಇನ್ನೂ ಯೋಜನೆ ಇಲ್ಲ. ನೀವು ಯಾವುದಕ್ಕೆ ಖರ್ಚು ಮಾಡುತ್ತೀರಿ, ಯಾವುದಕ್ಕೆ ಉಳಿಸುತ್ತೀರಿ ಎಂಬುದರಿಂದ <financialtable>ನಿಮ್ಮ ಯೋಜನೆ ಶುರು ಮಾಡಿ</financialtable>.',
    myPlans: 'ನನ್ನ ಯೋಜನೆಗಳು',
    myProfile: 'ನನ್ನ ಪ್ರೊಫೈಲ್',
    namasteTo: 'ನಮಸ್ಕಾರ, {name}',
  },
  { reviewed: false },
);
