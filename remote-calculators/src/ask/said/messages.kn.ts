import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    perMonth:
      'ತಿಂಗಳಿಗೆ {paid}{rise, select, none {} other { (ಪ್ರತಿ ವರ್ಷ {rise} ಹೆಚ್ಚಿಸಿ)}}{have, select, none {} other { ಮತ್ತು ಈಗಿರುವ {have}}}',
    yearsAndMonths: '{years} {months}',
    grows: '{span} {paid} ಕಟ್ಟಿದರೆ {value} ಆಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    once: 'ಒಂದೇ ಬಾರಿ ಹಾಕಿದ {paid} {span} ಕಳೆದಾಗ {value} ಆಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    both: 'ಒಂದೇ ಬಾರಿ {once} ಮತ್ತು {paid} ಕಟ್ಟಿದರೆ {span} ಕಳೆದಾಗ {value} ಆಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    payoutLasts: '{sum} ನಿಂದ {span} {paid} ಸಿಗುತ್ತದೆ ಮತ್ತು {value} ಉಳಿಯುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    payoutEnds: '{sum} ನಿಂದ {paid} {lasted} ಮಾತ್ರ ಸಿಗುತ್ತದೆ, ನಂತರ ಹಣ ಮುಗಿಯುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    moved:
      '{sum} ನಿಂದ {paid} ಇನ್ನೊಂದು ಫಂಡ್‌ಗೆ ಹಾಕಿದರೆ {span} ಕಳೆದಾಗ {value} ಆಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ ಮೊದಲ ಫಂಡ್ {from} ಮತ್ತು ಇನ್ನೊಂದು {rate} ಬೆಳೆದರೆ.',
    reaches: '{span} {paid} ಕಟ್ಟಿದರೆ {target} ಆಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    carOrHouse:
      '{day} ವರೆಗೆ {paid} ಕಟ್ಟಿದರೆ ಇಂದಿನ ಬೆಲೆಯಲ್ಲಿ {amount} ಇರುವ {thing, select, dreamHouse {ಮನೆ} other {ಕಾರು}} ಸಿಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ ಹಣ {rate} ಮತ್ತು ಬೆಲೆ {inflation} ಏರಿದರೆ.',
    child:
      '{age} ರಿಂದ {later} ವಯಸ್ಸಿನವರೆಗೆ {paid} ಕಟ್ಟಿದರೆ {thing, select, childMarriage {ಮದುವೆಗೆ} other {ಶಿಕ್ಷಣಕ್ಕೆ}} ಇಂದಿನ ಬೆಲೆಯ {amount} ಸಿಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ ಹಣ {rate} ಮತ್ತು ವೆಚ್ಚ {inflation} ಏರಿದರೆ.',
    retire:
      '{age} ರಿಂದ {later} ವಯಸ್ಸಿನವರೆಗೆ {paid} ಕಟ್ಟಿದರೆ ಇಂದಿನ ಮೌಲ್ಯದ {amount} ಆಗುತ್ತದೆ, ಅದು ಆಗ {target}, ವರ್ಷಕ್ಕೆ ಹಣ {rate} ಮತ್ತು ಬೆಲೆ {inflation} ಏರಿದರೆ.',
    retireOnExpense:
      '{age} ರಿಂದ {later} ವಯಸ್ಸಿನವರೆಗೆ {paid} ಕಟ್ಟಿದರೆ {until} ವಯಸ್ಸಿನವರೆಗೆ ಇಂದಿನ ಮೌಲ್ಯದ {expense} ತಿಂಗಳಿಗೆ ಖರ್ಚು ಮಾಡಬಹುದು, ವರ್ಷಕ್ಕೆ ಹಣ {rate} ಮತ್ತು ಬೆಲೆ {inflation} ಏರಿದರೆ.',
    canRetire:
      '{answer}. {age} ರಿಂದ {later} ವಯಸ್ಸಿನವರೆಗೆ {paid} ಕಟ್ಟಿದರೆ {until} ವಯಸ್ಸಿನವರೆಗೆ ಇಂದಿನ ಮೌಲ್ಯದ {expense} ತಿಂಗಳ ಖರ್ಚಿಗೆ {lasts, select, yes {ಸಾಕು} other {ಸಾಲದು}}, ವರ್ಷಕ್ಕೆ ಹಣ {rate} ಮತ್ತು ಬೆಲೆ {inflation} ಏರಿದರೆ.{lasts, select, yes {} other {{soonest, select, none {} other { {soonest} ವಯಸ್ಸಿನಲ್ಲಿ ಕೆಲಸ ಬಿಡಬಹುದು.}}}}',
    glides: '{span} {paid} ಕಟ್ಟಿದರೆ ಇಂದಿನ ಬೆಲೆಯ {amount} ಸಿಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ ಈಕ್ವಿಟಿ {rate}, ಡೆಟ್ {debt} ಮತ್ತು ಬೆಲೆ {inflation} ಏರಿದರೆ.',
    loan: '{span} {rate} ದರದಲ್ಲಿ {sum} ಸಾಲಕ್ಕೆ {paid} ಕಟ್ಟಬೇಕು, ಒಟ್ಟು ಬಡ್ಡಿ {interest}.',
    deposit: '{span} {rate} ದರದಲ್ಲಿ ಠೇವಣಿ ಇಟ್ಟ {paid} ತೆರಿಗೆಗೆ ಮೊದಲು {value} ಆಗುತ್ತದೆ.',
    account: '{every, select, monthly {ತಿಂಗಳಿಗೆ} other {ವರ್ಷಕ್ಕೆ}} {paid} ಕಟ್ಟಿದರೆ {rate} ದರದಲ್ಲಿ {value} ಆಗುತ್ತದೆ.',
    pension:
      '{age} ರಿಂದ {later} ವಯಸ್ಸಿನವರೆಗೆ {paid} ಕಟ್ಟಿದರೆ NPS ನಲ್ಲಿ {value} ಮತ್ತು ತಿಂಗಳಿಗೆ {pension} ಪಿಂಚಣಿ ಆಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    providentFund: 'ತಿಂಗಳಿಗೆ {pay} ಮೂಲ ವೇತನಕ್ಕೆ {age} ರಿಂದ {later} ವಯಸ್ಸಿನವರೆಗೆ EPF ನಲ್ಲಿ {value} ಆಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ದರದಲ್ಲಿ.',
    prices: 'ಇಂದು {amount} ಇರುವುದು {span} ಕಳೆದಾಗ {value} ಆಗುತ್ತದೆ, ಬೆಲೆ ವರ್ಷಕ್ಕೆ {inflation} ಏರಿದರೆ.',
    waiting: '{delay} ತಡವಾಗಿ ಆರಂಭಿಸಿದರೆ {span} ಕಳೆದಾಗ {paid} ಕಟ್ಟಿ ಆಗುವ ಹಣದಲ್ಲಿ {value} ಕಡಿಮೆಯಾಗುತ್ತದೆ, ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆದರೆ.',
    independence: '{age} ವಯಸ್ಸಿಗೆ ನೀವು ಉಳಿತಾಯದ ಮೇಲೆ ಬದುಕಬಹುದು, ಅದು ವರ್ಷಕ್ಕೆ {rate} ಮತ್ತು ಬೆಲೆ {inflation} ಏರಿದರೆ.',
    cover: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕೆ {value} ಜೀವ ವಿಮೆ ಬೇಕು.',
    incomeTax:
      '{salary} ಸಂಬಳಕ್ಕೆ ಆದಾಯ ತೆರಿಗೆ ಹೊಸ ಪದ್ಧತಿಯಲ್ಲಿ {fresh}, ಹಳೆಯದರಲ್ಲಿ {old}, {deducted, select, none {ಕಡಿತಗಳಿಲ್ಲದೆ} other {80C ಅಡಿ {deducted} ಕಡಿತದೊಂದಿಗೆ}}.',
    goalsNeed: '{names}: ಒಟ್ಟಿಗೆ ತಿಂಗಳಿಗೆ {needed} ಬೇಕು.',
    budgetSuffices: 'ಹೌದು: {names} ಗೆ ತಿಂಗಳಿಗೆ {budget} ಸಾಕು, {needed} ಬೇಕು.',
    budgetIsShort: 'ಸಾಲದು: {names} ಗೆ ತಿಂಗಳಿಗೆ {budget} ಇದ್ದರೆ {until} ವರೆಗೆ {short} ವರೆಗೆ ಕೊರತೆ.',
    savingsGrow: 'ಉಳಿತಾಯ ವರ್ಷಕ್ಕೆ {rate} ಬೆಳೆಯುತ್ತದೆ',
    pricesRise: 'ಬೆಲೆ ವರ್ಷಕ್ಕೆ {rate} ಏರುತ್ತದೆ',
    goalSaid: '{goal} {amount}, {span}',
    openGoals: 'ಈ ಗುರಿಗಳೊಂದಿಗೆ ಪ್ಲಾನರ್ ತೆರೆಯಿರಿ',
    figure: '{label}: {text}.',
  },
  { reviewed: false },
);
