import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಮಕ್ಕಳ ಶಿಕ್ಷಣ ಪ್ಲಾನರ್',
    collegeFeesAtThePrices: 'ಕಾಲೇಜು ಶುಲ್ಕ, ಆ ವರ್ಷದ ಬೆಲೆಗಳಲ್ಲಿ.',
    crumb: 'ಮಕ್ಕಳ ಯೋಜನೆ',
    whatCollegeWillCostWhen: 'ಕಾಲೇಜಿಗೆ ಎಷ್ಟು ವೆಚ್ಚ ಆಗಬಹುದು, ಅಲ್ಲಿಯವರೆಗೆ ಪ್ರತಿ ತಿಂಗಳು ಎಷ್ಟು ಹೂಡಿಕೆ ಮಾಡಬೇಕು.',
    why: 'ಇಂದಿನ ಖರ್ಚು ಮತ್ತು ಮಗುವಿನ ವಯಸ್ಸಿನಿಂದ, ಆ ವರ್ಷದ ಬೆಲೆಯಲ್ಲಿ, ತಿಂಗಳ ಮೊತ್ತವನ್ನು ಹೇಳುತ್ತದೆ.',
    cardName: 'ಮಕ್ಕಳ ಶಿಕ್ಷಣ',
    cardQuestion: 'ನನ್ನ ಮಗುವಿಗೆ ಹದಿನೆಂಟು ತುಂಬಿದಾಗ ಕಾಲೇಜಿಗೆ ಎಷ್ಟು ವೆಚ್ಚ ಆಗಬಹುದು?',
    cardExample: 'ಇಂದಿನ ₹10 ಲಕ್ಷ, 5ನೇ ವಯಸ್ಸಿನಿಂದ 18ರವರೆಗೆ',
    cardText: 'ನಾಳಿನ ಬೆಲೆಯಲ್ಲಿ ಕಾಲೇಜು ವೆಚ್ಚ',
  },
  { reviewed: false },
);
