import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dreamCarPlanner: 'ಕನಸಿನ ಕಾರು ಪ್ಲಾನರ್',
    theFullPrice: 'ಪೂರ್ಣ ಬೆಲೆ, ಕೊಳ್ಳುವ ಮುನ್ನ ಉಳಿಸಿದ್ದು.',
    goals: 'ಗುರಿಗಳು',
    carPriceToday: 'ಕಾರಿನ ಇಂದಿನ ಬೆಲೆ',
    whatACarWillCost: 'ನೀವು ಕೊಳ್ಳುವ ದಿನ ಕಾರಿನ ಬೆಲೆ ಎಷ್ಟಾಗಬಹುದು, ಪೂರ್ತಿ ಹಣ ಕೊಟ್ಟು ಕೊಳ್ಳಲು ಪ್ರತಿ ತಿಂಗಳು ಅಥವಾ ಒಂದೇ ಬಾರಿ ಎಷ್ಟು ಹೂಡಿಕೆ ಮಾಡಬೇಕು.',
    dreamCar: 'ಕನಸಿನ ಕಾರು',
    whatMustISave: 'ಕಾರು ಕೊಳ್ಳುವ ಮೊದಲೇ ಪೂರ್ತಿ ಬೆಲೆ ಹೊಂದಿಸಲು ಎಷ್ಟು ಉಳಿಸಬೇಕು?',
    lakhCarInYears: '₹10 ಲಕ್ಷದ ಕಾರು, 5 ವರ್ಷಗಳಲ್ಲಿ',
    theFullPriceSavedBefore: 'ಪೂರ್ತಿ ಬೆಲೆ, ಕೊಳ್ಳುವ ಮೊದಲೇ ಉಳಿತಾಯ',
  },
  { reviewed: false },
);
