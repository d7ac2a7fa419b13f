import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    whatIfSomethingIsSaved: 'ಈಗಾಗಲೇ ಸ್ವಲ್ಪ ಉಳಿಸಿದ್ದರೆ, ಅಥವಾ ಪ್ರತಿ ವರ್ಷ ಹೆಚ್ಚು ಕಟ್ಟಬಹುದಾದರೆ?',
    typeItUnderMore:
      'ಅದನ್ನು “ಉಳಿತಾಯ, ಹೆಚ್ಚಳ ಮತ್ತು ಇನ್ನಷ್ಟು” ಎಂಬಲ್ಲಿ ಬರೆಯಿರಿ. ಉದಾಹರಣೆಯಲ್ಲಿ, ಇಂದು ₹{savings} ಉಳಿತಾಯ ಇದ್ದರೆ ತಿಂಗಳಿಗೆ ಬೇಕಾದ ಮೊತ್ತ {plain} ಇದ್ದದ್ದು {less} ಆಗುತ್ತದೆ. ಬದಲಿಗೆ ಪ್ರತಿ ವರ್ಷ {step}% ಹೆಚ್ಚಿಸಿದರೆ, ಅದು {first} ಮೊತ್ತದಿಂದ ಆರಂಭವಾಗಿ {last} ಮೊತ್ತದಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ.',
    whenYouAreReady: 'ನೀವು ಸಿದ್ಧರಾದಾಗ',
    aMinuteAppointmentWithUs: 'ನಮ್ಮೊಂದಿಗೆ 30 ನಿಮಿಷಗಳ ಭೇಟಿ ಉಚಿತ, ನೀವು ಹೂಡಿಕೆ ಮಾಡಲೇಬೇಕೆಂದಿಲ್ಲ.',
    invest: 'ಹೂಡಿಕೆ ಮಾಡಿ',
    bookAnAppointment: 'ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ',
    exploreFunds: 'ಫಂಡ್‌ಗಳನ್ನು ನೋಡಿ',
    onThisPage: 'ಈ ಪುಟದಲ್ಲಿ',
    questionsPeopleAsk: 'ಜನರು ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
    relatedCalculators: 'ಸಂಬಂಧಿಸಿದ ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು',
  },
  { reviewed: false },
);
