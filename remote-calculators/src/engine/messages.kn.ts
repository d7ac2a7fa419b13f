import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    thereIsNoMonthLeft: 'ಹೂಡಲು ಒಂದು ತಿಂಗಳೂ ಉಳಿದಿಲ್ಲ.',
    nothingIsInvestedSo: 'ಏನನ್ನೂ ಹೂಡಿಲ್ಲ, ಆದ್ದರಿಂದ ಯಾವುದಕ್ಕೂ ಸಾಲುವುದಿಲ್ಲ.',
    itPaysForMoreThan: '1 ಲಕ್ಷ ಕೋಟಿ ರೂಪಾಯಿಗಿಂತ ಹೆಚ್ಚಿನದಕ್ಕೂ ಸಾಲುತ್ತದೆ.',
    nothingIsInvestedSoTheTarget: 'ಏನನ್ನೂ ಹೂಡಿಲ್ಲ, ಆದ್ದರಿಂದ ಗುರಿ ಎಂದೂ ಮುಟ್ಟುವುದಿಲ್ಲ.',
    notWithinYearsTheTarget: '100 ವರ್ಷಗಳಲ್ಲೂ ಇಲ್ಲ: ಈ ಹೂಡಿಕೆ ಎಷ್ಟು ಬೆಳೆದರೂ ಗುರಿ ಅದಕ್ಕಿಂತ ಮುಂದೆಯೇ ಇರುತ್ತದೆ.',
    notEvenLakhCroreRupees: '1 ಲಕ್ಷ ಕೋಟಿ ರೂಪಾಯಿ ಹೂಡಿದರೂ ಗುರಿ ಮುಟ್ಟುವುದಿಲ್ಲ.',
    thereIsNoTimeLeft: 'ಬೆಳೆಯಲು ಸಮಯ ಉಳಿದಿಲ್ಲ.',
    theInvestmentIsAlreadyMore: 'ಹೂಡಿಕೆ ಈಗಾಗಲೇ ಗುರಿಗಿಂತ ಹೆಚ್ಚಿದೆ.',
    nothingIsInvestedSoNothing: 'ಏನನ್ನೂ ಹೂಡಿಲ್ಲ, ಆದ್ದರಿಂದ ಬೆಳೆದು ಗುರಿ ಮುಟ್ಟುವಂಥದ್ದು ಏನೂ ಇಲ್ಲ.',
    notEvenAReturn: 'ವರ್ಷಕ್ಕೆ 1,000% ಗಳಿಕೆ ಇದ್ದರೂ ಗುರಿ ಮುಟ್ಟುವುದಿಲ್ಲ.',
    notWithinYearsTheTargetStays: '100 ವರ್ಷಗಳಲ್ಲೂ ಇಲ್ಲ: ಈ ಕಂತುಗಳು ಎಷ್ಟು ಬೆಳೆದರೂ ಗುರಿ ಅದಕ್ಕಿಂತ ಮುಂದೆಯೇ ಇರುತ್ತದೆ.',
    theYearlyStepInRupees: 'ರೂಪಾಯಿಗಳಲ್ಲಿ ಮಾಡುವ ವಾರ್ಷಿಕ ಹೆಚ್ಚಳವೇ ಗುರಿಗಿಂತ ಹೆಚ್ಚಾಗುತ್ತದೆ.',
    notEvenLakhCroreRupeesA: 'ತಿಂಗಳಿಗೆ 1 ಲಕ್ಷ ಕೋಟಿ ರೂಪಾಯಿ ಹೂಡಿದರೂ ಗುರಿ ಮುಟ್ಟುವುದಿಲ್ಲ.',
    withoutAnyStep: 'ಯಾವ ಹೆಚ್ಚಳವೂ ಇಲ್ಲದೆ ಕಂತುಗಳು ಈಗಾಗಲೇ ಗುರಿಗಿಂತ ಹೆಚ್ಚಾಗುತ್ತವೆ.',
    withoutAnyReturn: 'ಯಾವ ಗಳಿಕೆಯೂ ಇಲ್ಲದೆ ಕಂತುಗಳ ಮೊತ್ತವೇ ಗುರಿಗಿಂತ ಹೆಚ್ಚು.',
    aStepCountsOnlyFrom: 'ಹೆಚ್ಚಳ ಹದಿಮೂರನೇ ತಿಂಗಳಿಂದ ಮಾತ್ರ ಲೆಕ್ಕಕ್ಕೆ ಬರುತ್ತದೆ, ಯೋಜನೆ ಅದಕ್ಕೆ ಮೊದಲೇ ಮುಗಿಯುತ್ತದೆ.',
    notEvenAStepOrReturn: 'ವರ್ಷಕ್ಕೆ 1,000% {unknown, select, stepUpPct {ಹೆಚ್ಚಳ} other {ಗಳಿಕೆ}} ಇದ್ದರೂ ಗುರಿ ಮುಟ್ಟುವುದಿಲ್ಲ.',
  },
  { reviewed: false },
);
