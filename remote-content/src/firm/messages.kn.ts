import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    range: '{from} ರಿಂದ {to}',
    leaders: 'ಮುಖ್ಯಸ್ಥರು',
    euin: 'EUIN {euin}',
    registration: 'AMFI ನೋಂದಣಿ',
    validUntil: '<nowrap>{arn}</nowrap>, {day} ವರೆಗೆ ಮಾನ್ಯ',
    lookItUp: 'AMFI ಪಟ್ಟಿಯಲ್ಲಿ ನೋಡಿ',
    registeredOffice: 'ನೋಂದಾಯಿತ ಕಚೇರಿ',
    officeAddress: '{street}, {city} {postalCode}, {state}',
    workHours: 'ಕೆಲಸದ ಸಮಯ',
    whatWeEarn: 'ನಾವು ಗಳಿಸುವುದು',
    onOneLakhHeld:
      'ನಿಮ್ಮ ₹1 ಲಕ್ಷಕ್ಕೆ, ವರ್ಷಕ್ಕೆ. ಫಂಡ್ ಹೌಸ್ ಇದನ್ನು ಸ್ಕೀಮ್‌ನ ವೆಚ್ಚದಿಂದ ಕೊಡುತ್ತದೆ.{figures, select, sample { ಮಾದರಿ ಅಂಕಿಗಳು.} other {}}',
    howWeArePaid: 'ನಮಗೆ ಹಣ ಹೇಗೆ ಬರುತ್ತದೆ',
  },
  { reviewed: false },
);
