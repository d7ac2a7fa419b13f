import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  accessibilityStatement: 'Accessibility statement',
  forEverybody:
    'This site is for everybody: with a screen reader, by keyboard alone, with large text, without colours, on an old phone. Here is how far we are, and whom to tell when something stands in your way.',
  atAGlance: 'At a glance',
  target: 'Target',
  targetStandards: 'WCAG 2.2 at level AA, and IS 17802, Parts 1 and 2',
  status: 'Status',
  partlyMet: 'Partly met: the limits that we know of are listed below',
  audit: 'Audit',
  noAuditYet: 'None yet by a certified person from outside. This is our own review',
  lastReview: 'Last review',
  nextReview: 'Next review',
  bySomeDay: 'By {day}, and with every larger change before',
  whatWeAimFor: 'What we aim for',
  theLaw:
    'The Rights of Persons with Disabilities Act, 2016 gives everybody the right to use services like ours. SEBI’s circular of 31 July 2025 on digital accessibility says what that means for websites of the securities market: the Web Content Accessibility Guidelines, the Indian Standard IS 17802, an audit, and a person to turn to. Fund houses must keep to it, and we hold this site to the same.',
  wholeSite:
    'The statement holds for all pages at this address: articles, calculators, forms, booking and the signed-in pages.',
  whatWasTested: 'What was tested, and how',
  testedBefore: 'Each version of the site is looked at by programs and by people:',
  testedByAxe:
    'axe-core looks at the pages on a laptop and on a phone 360 pixels wide, also while menus, dialogs, errors and results are open.',
  testedByKeyboard:
    'Journeys by keyboard alone go through menus, dialogs, calculators, forms and articles. The focus is always seen, and goes where one expects it.',
  testedLarge:
    'Pages are looked at with text of twice the size, at 400% zoom, with wider spacing and in wide typefaces. Nothing may be cut off or scroll sideways.',
  testedLooks:
    'Both themes keep the contrast of level AA. More contrast, forced colours and reduced motion are followed where your device asks for them.',
  testedPlain:
    'Articles, calculators, forms and booking work without scripts, in Firefox, and in browsers that are some years old.',
  testedWords:
    'Every chart has a table with the same figures. Results are spoken once you stop typing. Errors are named in words, beside the field and above the form.',
  noPuzzles: 'There are no picture puzzles. Codes come by SMS or by mail, and you can have a new one sent.',
  whatWeKnow: 'What does not work well yet',
  noDailyUsers:
    'Nobody who uses a screen reader every day has gone through the whole site with us so far. Programs and our own attempts find much, and not all.',
  narrowBars:
    'In the chart of thirty years on a phone each bar is narrower than a fingertip. The arrow keys reach every bar, and the table below has all figures.',
  fromOthers:
    'The map on the contact page and films inside articles come from other services, and only when you ask for them. We cannot mend what is missing there. The address stands beside the map as text.',
  noRecordings:
    'We have no recordings of our own yet. When there are podcasts or films, they will come with captions or with the whole text.',
  kycElsewhere:
    'KYC and orders take place on pages of fund houses and registrars. Where those are a barrier, we do it with you in person.',
  ifSomethingStands: 'If something stands in your way',
  whoToTell:
    'Tell {name}, who answers for accessibility here: <mail>{email}</mail> or <call>{phone}</call>, {hours}. You may also write to us with the <form>contact form</form>.',
  whatToSay:
    'It helps to know the page, what you wanted to do, and what you use, such as NVDA, TalkBack or large text. You need not know what is wrong.',
  howSoon: 'You hear from us within 24 hours that it has arrived, and within 15 days what we do about it and by when.',
  untilThen:
    'Until it is mended we help in another way: we read a page to you on the phone, fill in a form with you, send a text in large print, or meet you in person.',
  ifWeDoNotHelp: 'If we do not help',
  nextSteps:
    'SEBI’s portal <link>scores.sebi.gov.in</link> takes complaints about accessibility. You may also turn to the Chief Commissioner for Persons with Disabilities, or to the State Commissioner where you live. All steps of a complaint stand under <disclosures>Disclosures and grievances</disclosures>.',
});
