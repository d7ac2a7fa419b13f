import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    title: 'ನಿಧಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    theMonthlyOrOneTime: 'ಗುರಿಯ ಮೊತ್ತಕ್ಕೆ ಎಷ್ಟು ಹೂಡಬೇಕು.',
    crumb: 'ಗುರಿಗಳು',
    fieldTarget: 'ಗುರಿಯ ನಿಧಿ',
    description: 'ಗುರಿಯ ಮೊತ್ತ ಮತ್ತು ವರ್ಷ ಹೇಳಿದರೆ, ಅದನ್ನು ತಲುಪಲು ಬೇಕಾದ ತಿಂಗಳ ಅಥವಾ ಒಂದೇ ಬಾರಿಯ ಹೂಡಿಕೆ.',
    why: 'ಮೊತ್ತ ಮತ್ತು ಸಮಯದಿಂದ, ಪ್ರತಿ ತಿಂಗಳು ಅಥವಾ ಒಮ್ಮೆಲೇ ಎಷ್ಟು ಬೇಕು ಎಂದು ಹೇಳುತ್ತದೆ.',
    cardName: 'ನಿಧಿ',
    cardQuestion: 'ನಿರ್ದಿಷ್ಟ ವರ್ಷಕ್ಕೆ ಒಂದು ದೊಡ್ಡ ಮೊತ್ತ ತಲುಪಲು ಎಷ್ಟು ಉಳಿಸಬೇಕು?',
    cardExample: '₹1 ಕೋಟಿ, 20 ವರ್ಷಗಳಲ್ಲಿ',
  },
  { reviewed: false },
);
