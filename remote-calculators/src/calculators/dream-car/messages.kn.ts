import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಕನಸಿನ ಕಾರು ಪ್ಲಾನರ್',
    theFullPrice: 'ಪೂರ್ಣ ಬೆಲೆ, ಕೊಳ್ಳುವ ಮುನ್ನ ಉಳಿಸಿದ್ದು.',
    crumb: 'ಗುರಿಗಳು',
    fieldPrice: 'ಕಾರಿನ ಇಂದಿನ ಬೆಲೆ',
    description: 'ನೀವು ಕೊಳ್ಳುವ ದಿನ ಕಾರಿನ ಬೆಲೆ ಎಷ್ಟಾಗಬಹುದು, ಪೂರ್ತಿ ಹಣ ಕೊಟ್ಟು ಕೊಳ್ಳಲು ಪ್ರತಿ ತಿಂಗಳು ಅಥವಾ ಒಂದೇ ಬಾರಿ ಎಷ್ಟು ಹೂಡಿಕೆ ಮಾಡಬೇಕು.',
    cardName: 'ಕನಸಿನ ಕಾರು',
    cardQuestion: 'ಕಾರು ಕೊಳ್ಳುವ ಮೊದಲೇ ಪೂರ್ತಿ ಬೆಲೆ ಹೊಂದಿಸಲು ಎಷ್ಟು ಉಳಿಸಬೇಕು?',
    cardExample: '₹10 ಲಕ್ಷದ ಕಾರು, 5 ವರ್ಷಗಳಲ್ಲಿ',
    cardText: 'ಪೂರ್ತಿ ಬೆಲೆ, ಕೊಳ್ಳುವ ಮೊದಲೇ ಉಳಿತಾಯ',
  },
  { reviewed: false },
);
