import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  eYourself: 'E-Yourself',
  accelerateYourFinancials: 'Accelerate your Financials',
  homeDescription:
    'Free SIP, SWP and goal calculators that show their working, articles on mutual funds, and appointments when you want to talk.',
  aboutUs: 'About us',
  aboutDescription:
    'Who we are, whom this site is for, what a mutual fund distributor does for you and what not, and who leads the firm.',
  highlights: 'Highlights',
  highlightsDescription: 'What the calculators, the goal planners and an appointment do for you, in a few slides.',
  eYourselfWebinarsAndArticles: 'E-Yourself: webinars and articles',
  eYourselfDescription:
    'Upcoming webinars and the newest articles on SIP, SWP, goals and tax. Free to read, without signing in.',
  blogs: 'Blogs',
  blogsDescription:
    'Articles on mutual funds with every figure worked out: SIP, step-up, SWP, goals, tax and factsheets.',
  article: 'Article',
  articleDescription:
    'An article on mutual funds and planning, with its figures worked out and a calculator to try your own.',
  wordsExplained: 'Words explained',
  glossaryDescription:
    'NAV, SIP, exit load, expense ratio, XIRR, riskometer and other words of mutual funds, each in two or three plain sentences.',
  // As the calculators call this group of the menu.
  iWantToUnderstand: 'I want to understand my figures',
  termsOfUse: 'Terms of Use',
  termsDescription:
    'The terms on which this website, its calculators and its account may be used, in 18 numbered sections.',
  privacyPolicy: 'Privacy Policy',
  privacyDescription:
    'What we collect, why, how long we keep it, how it is protected and how you get a copy or have it erased.',
  disclosuresAndGrievances: 'Disclosures and grievances',
  disclosuresDescription:
    'Our registration, the commission we earn, the risks of mutual funds, and where to complain: step by step.',
  accessibilityStatement: 'Accessibility statement',
  accessibilityDescription:
    'How far this site can be used by everybody, what was tested, what does not work well yet, and whom to tell of a barrier.',
  comingSoon: 'Coming soon',
  comingSoonDescription: 'This part is in preparation. Here is what works today.',
});
