import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    corpusCalculator: 'ನಿಧಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    theMonthlyOrOneTime: 'ಗುರಿಯ ಮೊತ್ತಕ್ಕೆ ಎಷ್ಟು ಹೂಡಬೇಕು.',
    goals: 'ಗುರಿಗಳು',
    targetCorpus: 'ಗುರಿಯ ನಿಧಿ',
    fromATargetSum: 'ಗುರಿಯ ಮೊತ್ತ ಮತ್ತು ವರ್ಷ ಹೇಳಿದರೆ, ಅದನ್ನು ತಲುಪಲು ಬೇಕಾದ ತಿಂಗಳ ಅಥವಾ ಒಂದೇ ಬಾರಿಯ ಹೂಡಿಕೆ.',
    corpus: 'ನಿಧಿ',
    whatMustISave: 'ನಿರ್ದಿಷ್ಟ ವರ್ಷಕ್ಕೆ ಒಂದು ದೊಡ್ಡ ಮೊತ್ತ ತಲುಪಲು ಎಷ್ಟು ಉಳಿಸಬೇಕು?',
    croreInYears: '₹1 ಕೋಟಿ, 20 ವರ್ಷಗಳಲ್ಲಿ',
  },
  { reviewed: false },
);
