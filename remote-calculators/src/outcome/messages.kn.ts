import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    about: 'ಸುಮಾರು {amount}',
    monthInYear: '{month} ({year}ನೇ ವರ್ಷ)',
    unitEndings: '%|₹|ವರ್ಷಗಳು|ತಿಂಗಳುಗಳು|ವರ್ಷ|ತಿಂಗಳು',
    inTodaysRupeesAlone: 'ಇಂದಿನ ರೂಪಾಯಿಗಳಲ್ಲಿ',
    asYouPay: 'ನೀವು ಪಾವತಿಸುವ ಹಾಗೆಯೇ',
    allAmountsInTodaysRupees: 'ಎಲ್ಲಾ ಮೊತ್ತಗಳು ಇಂದಿನ ರೂಪಾಯಿಗಳಲ್ಲಿವೆ, ವರ್ಷಕ್ಕೆ {inflationPct}% ಹಣದುಬ್ಬರದ ಲೆಕ್ಕದಲ್ಲಿ.',
    buysOfTodaysGoods: 'ಮೊದಲ ತಿಂಗಳು ಇಂದಿನ {first} ಬೆಲೆಯ ವಸ್ತುಗಳನ್ನು, ಕೊನೆಯ ತಿಂಗಳು {last} ಬೆಲೆಯ ವಸ್ತುಗಳನ್ನು ಕೊಳ್ಳಬಹುದು',
    theRateIsYourAssumption: 'ಈ ದರ ನಿಮ್ಮ ಊಹೆ. ಮಾರುಕಟ್ಟೆ ಏರುವಂತೆ ಇಳಿಯುತ್ತದೆ ಕೂಡ; ನಿಜವಾದ ಅಂಕಿ ಬೇರೆಯೇ ಇರುತ್ತದೆ.',
    marketRisks: 'ಮ್ಯೂಚುವಲ್ ಫಂಡ್ ಹೂಡಿಕೆಗಳು ಮಾರುಕಟ್ಟೆಯ ಅಪಾಯಗಳಿಗೆ ಒಳಪಟ್ಟಿವೆ, ಯೋಜನೆಗೆ ಸಂಬಂಧಿಸಿದ ಎಲ್ಲಾ ದಾಖಲೆಗಳನ್ನು ಎಚ್ಚರಿಕೆಯಿಂದ ಓದಿ.',
    noResultYetSomeFigures: 'ಇನ್ನೂ ಫಲಿತಾಂಶ ಇಲ್ಲ: ಕೆಲವು ಅಂಕಿಗಳು ಬೇಕು.',
    rateAbove:
      'ಇಲ್ಲಿ {name, select, postReturnPct {ನಿವೃತ್ತಿಯ ನಂತರ } sourceRatePct {ಮೂಲ ಫಂಡ್‌ಗೆ } targetRatePct {ಸೇರುವ ಫಂಡ್‌ಗೆ } investRatePct {ಹೂಡಿಕೆಗೆ } debtRatePct {ಡೆಟ್ ಫಂಡ್‌ಗಳಿಗೆ } other {}}ವರ್ಷಕ್ಕೆ {cagr}% ಎಂದು ಊಹಿಸಲಾಗಿದೆ. ಇಂಥ ಉದಾಹರಣೆಗಳಲ್ಲಿ {kind, select, general {{least} ರಿಂದ {most}%} other {ಸ್ಥಿರ ಆದಾಯಕ್ಕೆ ಹೆಚ್ಚೆಂದರೆ {fixedIncome}%}} ಊಹಿಸಲು AMFI ಅನುಮತಿಸುತ್ತದೆ.',
    limits:
      'AMFI: {kind, select, general {{least} ರಿಂದ {most}%} other {{fixedIncome}% ವರೆಗೆ}}{typed, select, nominal { ಪರಿಣಾಮಕಾರಿ} other {}}',
    labelAsPaid: '{label}, ನೀವು ಪಾವತಿಸುವ ಹಾಗೆಯೇ',
    inTodaysRupees: '{name} (ಇಂದಿನ ರೂಪಾಯಿಗಳಲ್ಲಿ)',
    todaysRupees: '{inflation}% ಹಣದುಬ್ಬರದ ಲೆಕ್ಕದಲ್ಲಿ ಇಂದಿನ ರೂಪಾಯಿಗಳು',
  },
  { reviewed: false },
);
