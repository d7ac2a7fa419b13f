import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  theLinkCouldNotBe: 'The link could not be used',
  aFigure: 'A figure in it is missing or out of bounds, so the page shows its usual example.',
  theFiguresOfThisLink: 'The figures of this link are not ready yet',
  manyPeopleAreUsingThis: 'Many people are using this page just now. Please load it again in a moment.',
  thisLinkCountsFrom: 'This link counts from {day}. ',
  countFromToday: 'Count from today',
  partCouldNotCome:
    'This part could not be loaded. Reload the page once you are online; the address of this page keeps your figures.',
});
