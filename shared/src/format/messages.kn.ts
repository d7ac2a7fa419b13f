import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    months: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್',
    shortMonths: 'ಜನ ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ',
    calendar: 'kn-IN-u-nu-latn',
    timeOnDay: '{day} {time}',
    spanOverMidnight: '{day}, {from} – {next}, {to}',
    span: '{day}, {from} – {to}',
    crore: 'ಕೋಟಿ',
    lakh: 'ಲಕ್ಷ',
    thousand: 'ಸಾವಿರ',
    croreShort: 'ಕೋ',
    lakhShort: 'ಲ',
    thousandShort: 'ಸಾ',
  },
  { reviewed: false },
);
