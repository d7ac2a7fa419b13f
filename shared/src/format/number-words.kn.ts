const BELOW_TWENTY = `ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು
ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು`.split(/\s+/);
/** Without the vowel at the end, which the ones bring. */
const TENS = ['', '', 'ಇಪ್ಪತ್ತ', 'ಮೂವತ್ತ', 'ನಲವತ್ತ', 'ಐವತ್ತ', 'ಅರವತ್ತ', 'ಎಪ್ಪತ್ತ', 'ಎಂಭತ್ತ', 'ತೊಂಬತ್ತ'];
const ONES = ['ು', 'ೊಂದು', 'ೆರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ೈದು', 'ಾರು', 'ೇಳು', 'ೆಂಟು', 'ೊಂಬತ್ತು'];

export const UNIT_WORDS = ['ಕೋಟಿ', 'ಲಕ್ಷ', 'ಸಾವಿರ', 'ನೂರು'];
export const below100 = (count: number): string =>
  count < 20 ? (BELOW_TWENTY[count] ?? '') : `${TENS[Math.floor(count / 10)]}${ONES[count % 10]}`;
export const rupeesWord = (_isOne: boolean): string => 'ರೂಪಾಯಿ';
export const paiseWord = (_isOne: boolean): string => 'ಪೈಸೆ';
export const AND = ' ಮತ್ತು ';
