import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ಕನಸಿನ ಮನೆ ಪ್ಲಾನರ್',
    whatAHouseWillCost: 'ಆಗಿನ ಬೆಲೆ, ಮತ್ತು ಎಷ್ಟು ಉಳಿಸಬೇಕು.',
    crumb: 'ಗುರಿಗಳು',
    fieldPrice: 'ಮನೆಯ ಇಂದಿನ ಬೆಲೆ',
    description: 'ನೀವು ಕೊಳ್ಳಲು ಸಿದ್ಧರಾದಾಗ ಮನೆಯ ಬೆಲೆ ಎಷ್ಟಾಗಬಹುದು, ಅದಕ್ಕೆ ಪ್ರತಿ ತಿಂಗಳು ಅಥವಾ ಒಂದೇ ಬಾರಿ ಎಷ್ಟು ಹೂಡಿಕೆ ಬೇಕು.',
    why: 'ಇಂದಿನ ಬೆಲೆ ಮತ್ತು ದಿನಾಂಕದಿಂದ, ಆ ದಿನದ ಬೆಲೆಯಲ್ಲಿ, ತಿಂಗಳ ಮೊತ್ತವನ್ನು ಹೇಳುತ್ತದೆ.',
    cardName: 'ಕನಸಿನ ಮನೆ',
    cardQuestion: 'ಬೆಲೆ ಏರುತ್ತಲೇ ಇರುವಾಗ ಮನೆಗೆ ಹಣ ಉಳಿಸುವುದು ಹೇಗೆ?',
    cardExample: '₹80 ಲಕ್ಷದ ಮನೆ, 15 ವರ್ಷಗಳಲ್ಲಿ',
    cardText: 'ಬೆಲೆ ಮತ್ತು ದಿನ ಹೇಳಿ, ತಿಂಗಳ ಮೊತ್ತ ನೋಡಿ',
  },
  { reviewed: false },
);
