import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  wordsExplained: 'Words explained',
  whatTheseWordsMean: 'What the words on statements mean.',
  findAWord: 'Find a word',
  found: '{count, plural, =0 {No word found} one {# word found} other {# words found}}',
  letters: 'Letters',
  asOf: 'As of {day}. General information, no tax or investment advice. Figures are those of our calculators; their rates are assumptions.',
  articlesThatNameIt: 'Articles on it',
  ourDisclosures: 'Disclosures',
});
