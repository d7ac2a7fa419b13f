import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    enterMoreThan: 'ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ನಮೂದಿಸಿ: {above}.',
    enterAtLeast: '{least} ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ನಮೂದಿಸಿ.',
    resultsStayBlankUntilThen: '{problem} ಅಲ್ಲಿಯವರೆಗೆ ಫಲಿತಾಂಶಗಳು ಖಾಲಿ ಇರುತ್ತವೆ.',
    chooseADay: 'ಕ್ಯಾಲೆಂಡರ್‌ನ ಒಂದು ದಿನ ಆರಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಫಲಿತಾಂಶ ಖಾಲಿ ಇರುತ್ತದೆ.',
    chooseADayAfter: '{today} ದಿನಾಂಕದ ನಂತರದ ಒಂದು ದಿನ ಆರಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಫಲಿತಾಂಶಗಳು ಖಾಲಿ ಇರುತ್ತವೆ.',
    chooseADayWithin: 'ಮುಂದಿನ 99 ವರ್ಷಗಳೊಳಗಿನ ಒಂದು ದಿನ ಆರಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಫಲಿತಾಂಶಗಳು ಖಾಲಿ ಇರುತ್ತವೆ.',
    enterWhole:
      '{unit, select, percent {ಪೂರ್ಣ ಶೇಕಡಾ ಅಂಕಿ} rupees {ಪೂರ್ಣ ರೂಪಾಯಿ} years {ಪೂರ್ಣ ವರ್ಷ} months {ಪೂರ್ಣ ತಿಂಗಳು} other {ಪೂರ್ಣ {unit}}} ಮಾತ್ರ ನಮೂದಿಸಿ, ದಶಮಾಂಶ ಬೇಡ.',
    enterAtMost: '{most} ಅಥವಾ ಅದಕ್ಕಿಂತ {unit, select, years {ಕಡಿಮೆ} months {ಕಡಿಮೆ} other {ಕಡಿಮೆ}} ನಮೂದಿಸಿ.',
    enterFewerDigits: 'ದಶಮಾಂಶ ಬಿಂದುವಿನ ನಂತರ {most} ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ.',
    enterAFigure: 'ಅಂಕಿ ನಮೂದಿಸಿ{unit, select, rupees {, ಉದಾಹರಣೆಗೆ 5,000 ಅಥವಾ 5L} other {}}. ಅಲ್ಲಿಯವರೆಗೆ ಫಲಿತಾಂಶಗಳು ಖಾಲಿ ಇರುತ್ತವೆ.',
  },
  { reviewed: false },
);
