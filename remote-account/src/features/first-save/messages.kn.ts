import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    iAm18Years: 'ನನಗೆ 18 ವರ್ಷ ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ವಯಸ್ಸಾಗಿದೆ',
    not18YetAsk: 'ಇನ್ನೂ 18 ಆಗಿಲ್ಲವೇ? ತಂದೆ, ತಾಯಿ ಅಥವಾ ಪೋಷಕರು ಸೈನ್ ಇನ್ ಮಾಡಿ ನಿಮ್ಮ ಜೊತೆ ಯೋಜಿಸಲು ಹೇಳಿ. ಕ್ಯಾಲ್ಕುಲೇಟರ್ ಮತ್ತು ಲೇಖನಗಳು ಎಲ್ಲರಿಗೂ ತೆರೆದಿವೆ.',
    doYouAgreeAsWell: 'ಇದಕ್ಕೂ ಒಪ್ಪುತ್ತೀರಾ? <optional>(ಬೇಕಿದ್ದರೆ)</optional>',
    everythingWorksWithout: 'ಇದಿಲ್ಲದೆಯೂ ಎಲ್ಲವೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ, ಯಾವಾಗ ಬೇಕಾದರೂ ಮನಸ್ಸು ಬದಲಿಸಬಹುದು.',
    age: 'ವಯಸ್ಸು',
    tickIfAdult: 'ನಿಮಗೆ 18 ಅಥವಾ ಹೆಚ್ಚು ವಯಸ್ಸಾಗಿದ್ದರೆ ಗುರುತು ಹಾಕಿ.',
  },
  { reviewed: false },
);
