import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    childsEducationPlanner: 'ಮಕ್ಕಳ ಶಿಕ್ಷಣ ಪ್ಲಾನರ್',
    collegeFeesAtThePrices: 'ಕಾಲೇಜು ಶುಲ್ಕ, ಆ ವರ್ಷದ ಬೆಲೆಗಳಲ್ಲಿ.',
    childPlan: 'ಮಕ್ಕಳ ಯೋಜನೆ',
    whatCollegeWillCostWhen: 'ಕಾಲೇಜಿಗೆ ಎಷ್ಟು ವೆಚ್ಚ ಆಗಬಹುದು, ಅಲ್ಲಿಯವರೆಗೆ ಪ್ರತಿ ತಿಂಗಳು ಎಷ್ಟು ಹೂಡಿಕೆ ಮಾಡಬೇಕು.',
    childsEducation: 'ಮಕ್ಕಳ ಶಿಕ್ಷಣ',
    whatWillCollegeCostWhen: 'ನನ್ನ ಮಗುವಿಗೆ ಹದಿನೆಂಟು ತುಂಬಿದಾಗ ಕಾಲೇಜಿಗೆ ಎಷ್ಟು ವೆಚ್ಚ ಆಗಬಹುದು?',
    lakhTodayFromAge: 'ಇಂದಿನ ₹10 ಲಕ್ಷ, 5ನೇ ವಯಸ್ಸಿನಿಂದ 18ರವರೆಗೆ',
    collegeCostsAtTomorrows: 'ನಾಳಿನ ಬೆಲೆಯಲ್ಲಿ ಕಾಲೇಜು ವೆಚ್ಚ',
  },
  { reviewed: false },
);
