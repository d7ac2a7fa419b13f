import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    yourPlanGoesAlong: 'ನಿಮ್ಮ ಯೋಜನೆಯೂ ಜೊತೆಗೆ ಹೋಗುತ್ತದೆ',
    openThePlan: 'ಯೋಜನೆ ತೆರೆಯಿರಿ',
    removeThePlan: 'ಯೋಜನೆ ತೆಗೆದುಹಾಕಿ',
    readingYourPlan: 'ನಿಮ್ಮ ಯೋಜನೆಯ ಅಂಕಿಗಳನ್ನು ಲೆಕ್ಕ ಹಾಕಲಾಗುತ್ತಿದೆ',
    figuresNotThere: 'ಅದರ ಅಂಕಿಗಳನ್ನು ಈಗ ಲೆಕ್ಕ ಹಾಕಲು ಆಗಲಿಲ್ಲ. ಆದರೂ ಯೋಜನೆ ಲಿಂಕ್ ರೂಪದಲ್ಲಿ ಜೊತೆಗೆ ಹೋಗುತ್ತದೆ.',
    noSuchPlan: 'ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಈ ಸೈಟ್‌ನ ಯಾವ ಯೋಜನೆಯೂ ಇಲ್ಲ. ಮುಂದುವರಿಯಲು ಅದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  },
  { reviewed: false },
);
