import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಮಕ್ಕಳ ಮದುವೆ ಪ್ಲಾನರ್',
    whatAMarriageWillCost: 'ಆಗಿನ ವೆಚ್ಚ, ಮತ್ತು ಎಷ್ಟು ಉಳಿಸಬೇಕು.',
    crumb: 'ಮಕ್ಕಳ ಯೋಜನೆ',
    description: 'ನಾಳಿನ ಬೆಲೆಯಲ್ಲಿ ಮದುವೆಗೆ ಎಷ್ಟು ವೆಚ್ಚ ಆಗಬಹುದು, ಆ ವಯಸ್ಸಿನವರೆಗೆ ಪ್ರತಿ ತಿಂಗಳು ಎಷ್ಟು ಹೂಡಿಕೆ ಮಾಡಬೇಕು.',
    why: 'ಇಂದಿನ ಖರ್ಚು ಮತ್ತು ಮಗುವಿನ ವಯಸ್ಸಿನಿಂದ, ಆ ವರ್ಷದ ಬೆಲೆಯಲ್ಲಿ, ತಿಂಗಳ ಮೊತ್ತವನ್ನು ಹೇಳುತ್ತದೆ.',
    cardName: 'ಮಕ್ಕಳ ಮದುವೆ',
    cardQuestion: 'ಸಾಲ ಮಾಡದೆ ಮದುವೆಗೆ ಹಣ ಹೊಂದಿಸುವುದು ಹೇಗೆ?',
    cardExample: 'ಇಂದಿನ ₹15 ಲಕ್ಷ, 5ನೇ ವಯಸ್ಸಿನಿಂದ 18ರವರೆಗೆ',
  },
  { reviewed: false },
);
