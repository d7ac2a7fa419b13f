import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    sipCalculator: 'SIP ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    planYourGoals: 'ನಿಮ್ಮ ಗುರಿಗಳನ್ನು ಯೋಜಿಸಿ',
    bookAnAppointment: 'ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ',
    myProfile: 'ನನ್ನ ಪ್ರೊಫೈಲ್',
  },
  { reviewed: false },
);
