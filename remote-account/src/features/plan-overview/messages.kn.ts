import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    dataSavedSuccessfully: 'ಮಾಹಿತಿ ಉಳಿಸಲಾಗಿದೆ',
    deleteCategoryQuestion: '{category} ಅಳಿಸಬೇಕೇ?',
    keepIt: 'ಹಾಗೇ ಇರಲಿ',
    deleteIt: 'ಅಳಿಸಿ',
    amountWithWeight: '{amount} (ಪಾಲು {weight}) ನಿಮ್ಮ ಯೋಜನೆಯಿಂದ ಹೋಗುತ್ತದೆ.',
    changedElsewhere: 'ಅಷ್ಟರಲ್ಲಿ ಈ ಯೋಜನೆ ಬೇರೆ ಕಡೆ ಬದಲಾಗಿದೆ, ಹಾಗಾಗಿ ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ. ಈಗ ಉಳಿಸಿರುವ ಯೋಜನೆ ಇದು.',
    failedToSaveData: 'ಮಾಹಿತಿ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ',
    nothingPlannedHere: 'ಇಲ್ಲಿ ಏನನ್ನೂ ಯೋಜಿಸಿಲ್ಲ.',
    weightOf: 'ಪಾಲು {weight}',
    deleteCategory: '{category} ಅಳಿಸಿ',
    financialPlanOverview: 'ಹಣಕಾಸು ಯೋಜನೆಯ ನೋಟ',
    home: 'ಮುಖಪುಟ',
    whatYouSpend: 'ನೀವು ಯಾವುದಕ್ಕೆ ಖರ್ಚು ಮಾಡುತ್ತೀರಿ, ಯಾವುದಕ್ಕೆ ಉಳಿಸುತ್ತೀರಿ, ಯಾವಾಗ ಬೇಕು ಎಂಬುದರ ಪ್ರಕಾರ.',
    editPlan: 'ಯೋಜನೆ ತಿದ್ದಿ',
    loading: 'ತೆರೆಯುತ್ತಿದೆ',
    failedToFetchData: 'ಮಾಹಿತಿ ತರಲು ಆಗಲಿಲ್ಲ',
    noPlanYet: 'ಇನ್ನೂ ಯೋಜನೆ ಇಲ್ಲ',
    startYourPlan: 'ನಿಮ್ಮ ಯೋಜನೆ ಶುರು ಮಾಡಿ',
    nameWhatYouSpend:
      'ನೀವು ಯಾವುದಕ್ಕೆ ಖರ್ಚು ಮಾಡುತ್ತೀರಿ, ಯಾವುದಕ್ಕೆ ಉಳಿಸುತ್ತೀರಿ ಎಂದು ಹೆಸರಿಸಿ, ಪ್ರತಿಯೊಂದಕ್ಕೂ ಮೊತ್ತ ಮತ್ತು ಪಾಲು ಕೊಡಿ; ಒಟ್ಟು ಮೊತ್ತದೊಂದಿಗೆ ಅದು ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
    yourWholePlan: 'ನಿಮ್ಮ ಪೂರ್ತಿ ಯೋಜನೆ',
    totalAndShare: 'ಪ್ರತಿ ಅವಧಿಯ ಒಟ್ಟು ಮತ್ತು ಭಾಗ',
    horizon: 'ಅವಧಿ',
    total: 'ಒಟ್ಟು',
    share: 'ಭಾಗ',
    percent: '{share}%',
  },
  { reviewed: false },
);
