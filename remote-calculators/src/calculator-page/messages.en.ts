import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  theLinkCouldNotBe: 'The link could not be used',
  aFigure: 'A figure is missing or out of bounds, so the page shows its usual example.',
  theFiguresOfThisLink: 'The figures of this link are not ready yet',
  manyPeopleAreUsingThis: 'Too many people use this page just now. Load it again in a moment.',
  thisLinkCountsFrom: 'This link counts from {day}. ',
  countFromToday: 'Count from today',
  anExample: 'An example',
  yourOwnFigures: 'Your own figures',
  startWithMyOwn: 'Start with my own figures',
  showTheExample: 'Show the example',
});
