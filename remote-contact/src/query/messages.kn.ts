import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    name: 'ಹೆಸರು',
    email: 'ಇಮೇಲ್',
    areasToTalkAbout: 'ಯಾವ ವಿಷಯದ ಬಗ್ಗೆ ಮಾತನಾಡಬೇಕು',
    message: 'ಸಂದೇಶ',
    queryForm: 'ಪ್ರಶ್ನೆಯ ಫಾರ್ಮ್',
    weUseWhatYouWrite:
      '<privacy>ಖಾಸಗಿತನದ ಸೂಚನೆಯಲ್ಲಿ</privacy> ಹೇಳಿರುವಂತೆ, ನೀವು ಇಲ್ಲಿ ಬರೆದದ್ದನ್ನು ನಿಮಗೆ ಉತ್ತರಿಸಲು ಬಳಸುತ್ತೇವೆ. ಕಳುಹಿಸಿದರೆ ನೀವು ಅದಕ್ಕೆ ಒಪ್ಪಿದಂತೆ.',
    sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
    sendMessage: 'ಸಂದೇಶ ಕಳುಹಿಸಿ',
    optional: '(ಬೇಕಿದ್ದರೆ)',
    leaveThisEmpty: 'ಇದನ್ನು ಖಾಲಿ ಬಿಡಿ',
    messageSent: 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ',
    home: 'ಮುಖಪುಟ',
    contactUs: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
    messageSentSuccessfully: 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ!',
    answerComesTomorrow: 'ನಾಳೆ <nowrap>{time}</nowrap> ರೊಳಗೆ (ಭಾರತೀಯ ಸಮಯ) <b>{email}</b> ಗೆ ಇಮೇಲ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇವೆ.',
    answerComesBy: '{day}, <nowrap>{time}</nowrap> ರೊಳಗೆ (ಭಾರತೀಯ ಸಮಯ) <b>{email}</b> ಗೆ ಇಮೇಲ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇವೆ.',
    answerGoesTo: '<b>{email}</b> ಗೆ ಇಮೇಲ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇವೆ.',
    youSent: 'ನೀವು ಕಳುಹಿಸಿದ್ದು',
    personAnswersByEmail: 'ನಮ್ಮವರೊಬ್ಬರು ಇಮೇಲ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತಾರೆ, {hours}.',
    goToHomePage: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
    writeAnotherMessage: 'ಇನ್ನೊಂದು ಸಂದೇಶ ಬರೆಯಿರಿ',
    failedToSendMessage: 'ಸಂದೇಶ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ.',
    errorOccurred: 'ಸಂದೇಶ ಕಳುಹಿಸುವಾಗ ತಪ್ಪಾಯಿತು.',
  },
  { reviewed: false },
);
