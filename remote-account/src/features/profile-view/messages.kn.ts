import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    yourProfile: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್',
    whatYourAdvisorSees: 'ನಿಮ್ಮ ವಿತರಕರು ನೋಡುವುದು ಇದು. ಏನಾದರೂ ಬದಲಾದಾಗ ಇಲ್ಲಿ ಬದಲಿಸಿ.',
    home: 'ಮುಖಪುಟ',
    myProfile: 'ನನ್ನ ಪ್ರೊಫೈಲ್',
    editProfile: 'ಪ್ರೊಫೈಲ್ ತಿದ್ದಿ',
    loading: 'ತೆರೆಯುತ್ತಿದೆ...',
    failedToFetchProfile: 'ಪ್ರೊಫೈಲ್ ತರಲು ಆಗಲಿಲ್ಲ',
    noProfileYet: 'ಇನ್ನೂ ಪ್ರೊಫೈಲ್ ಇಲ್ಲ',
    createProfile: 'ಪ್ರೊಫೈಲ್ ಮಾಡಿ',
    tenShortQuestionsAbout: 'ಆದಾಯ, ಹೂಡಿಕೆಗಳು, ಸಮಯ ಮತ್ತು ಅಪಾಯದ ಬಗ್ಗೆ ಹತ್ತು ಚಿಕ್ಕ ಪ್ರಶ್ನೆಗಳು. ಯಾವುದನ್ನೂ ಬಿಡಬಹುದು.',
    leftOut: 'ಬಿಟ್ಟಿದ್ದು',
    deleteMyAnswers: 'ನನ್ನ ಉತ್ತರಗಳನ್ನು ಅಳಿಸಿ',
    deleteAnswersQuestion: 'ನಿಮ್ಮ ಉತ್ತರಗಳನ್ನು ಅಳಿಸಬೇಕೇ?',
    allAnswersGo: 'ಹತ್ತೂ ಉತ್ತರಗಳು ಇಲ್ಲಿಂದ ಮತ್ತು ನಿಮ್ಮ ವಿತರಕರಿಂದ ಅಳಿಯುತ್ತವೆ. ನಿಮ್ಮ ಖಾತೆ, ವಿವರಗಳು ಮತ್ತು ಯೋಜನೆ ಉಳಿಯುತ್ತವೆ.',
    keepThem: 'ಇರಲಿ',
    delete: 'ಅಳಿಸಿ',
    answersDeleted: 'ನಿಮ್ಮ ಉತ್ತರಗಳನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
    nothingWasDeleted: 'ಏನೂ ಅಳಿಸಿಲ್ಲ',
  },
  { reviewed: false },
);
