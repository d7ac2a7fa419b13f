import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    yourPlan: 'ನಿಮ್ಮ ಯೋಜನೆ',
    dataSavedSuccessfullyBut: 'ಮಾಹಿತಿ ಉಳಿಸಲಾಗಿದೆ, ಆದರೆ ಪೂರ್ತಿಯಲ್ಲ',
    completeRowsAreSaved: 'ಪೂರ್ತಿಯಾದ ಸಾಲುಗಳನ್ನು ಉಳಿಸಲಾಗಿದೆ. ಕೆಳಗೆ ಹೆಸರಿಸಿದವು ಅರ್ಧಕ್ಕೇ ಇದ್ದುದರಿಂದ ಕಳುಹಿಸಿಲ್ಲ.',
    failedToSaveData: 'ಮಾಹಿತಿ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ',
    savedRowsNotLoaded: 'ನೀವು ಉಳಿಸಿದ ಸಾಲುಗಳನ್ನು ತರಲು ಆಗಲಿಲ್ಲ, ಈಗ ಉಳಿಸಿದರೆ ಅವುಗಳ ಜಾಗಕ್ಕೆ ಇವು ಬರುತ್ತವೆ. ಮೊದಲು ಮೇಲಿರುವ “ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ” ಒತ್ತಿ.',
    discardChanges: 'ಬದಲಾವಣೆಗಳನ್ನು ಬಿಡಿ',
    submit: 'ಸಲ್ಲಿಸಿ',
    category: 'ವಿಭಾಗ',
    removeRow: '{place} ತೆಗೆದುಹಾಕಿ',
    amount: 'ಮೊತ್ತ',
    weight: 'ಪಾಲು',
    choose: 'ಆರಿಸಿ',
    rowOf: '{title}, ಸಾಲು {row}',
    addMoreToTitle: '{title}: ಇನ್ನಷ್ಟು ಸೇರಿಸಿ',
    addMore: 'ಇನ್ನಷ್ಟು ಸೇರಿಸಿ',
    financialPlanEntry: 'ಹಣಕಾಸು ಯೋಜನೆ ನಮೂದು',
    home: 'ಮುಖಪುಟ',
    sortWhatYouSpend:
      'ನೀವು ಯಾವುದಕ್ಕೆ ಖರ್ಚು ಮಾಡುತ್ತೀರಿ, ಯಾವುದಕ್ಕೆ ಉಳಿಸುತ್ತೀರಿ ಎಂಬುದನ್ನು ಯಾವಾಗ ಬೇಕು ಎಂಬುದರ ಪ್ರಕಾರ ವಿಂಗಡಿಸಿ. ವಿಭಾಗ, ಮೊತ್ತ ಮತ್ತು ಪಾಲು ಇರುವ ಸಾಲುಗಳನ್ನು ಮಾತ್ರ ಉಳಿಸಲಾಗುತ್ತದೆ.',
    seeYourPlan: 'ನಿಮ್ಮ ಯೋಜನೆ ನೋಡಿ',
    failedToFetchData: 'ಮಾಹಿತಿ ತರಲು ಆಗಲಿಲ್ಲ',
    savedRowsAreHere: 'ನೀವು ಉಳಿಸಿದ ಸಾಲುಗಳು ಇಲ್ಲಿವೆ.',
    giveAtLeastOne: 'ಕನಿಷ್ಠ ಒಂದು ಸಾಲಿಗೆ ಮೊತ್ತ ಮತ್ತು ಪಾಲು ಕೊಡಿ.',
    dataSavedSuccessfully: 'ಮಾಹಿತಿ ಉಳಿಸಲಾಗಿದೆ',
    placeBefore: '{place}:',
    inRupees: 'ರೂಪಾಯಿಗಳಲ್ಲಿ',
    rupeeSign: '₹',
  },
  { reviewed: false },
);
