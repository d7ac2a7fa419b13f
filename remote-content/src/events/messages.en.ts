import { catalogue } from 'shared/messages';

export const messages = catalogue({
  eYourself: 'E-Yourself',
  educateYourselfWebinarsWhen: 'Educate yourself: free, without sign-in.',
  home: 'Home',
  upcomingWebinars: 'Upcoming webinars',
  shareThisPage: 'Share this page',
  eYourselfAtFirm: 'E-Yourself at {firm}',
  podcasts: 'Podcasts',
  whatPodcastsAre: 'Conversations to listen to, on your way to work or in the kitchen.',
  noPodcastsYet: 'No podcasts yet',
  insteadOfPodcasts:
    'We have not recorded one so far. The articles explain the same subjects in writing, with examples.',
  minutesToListen: '{minutes, plural, one {# minute} other {# minutes}} to listen',
  expertReviews: 'Expert reviews',
  whatReviewsAre: 'What people outside the firm have written about our calculators and articles.',
  noReviewsYet: 'No expert reviews yet',
  insteadOfReviews:
    'Nobody outside the firm has reviewed our calculators so far. Until then you can check them yourself: each one shows its formula and works it out with your figures.',
  checkACalculator: 'Check a calculator',
  minutesToRead: '{minutes, plural, one {# minute} other {# minutes}} to read',
  byOnFor: '{by}. <date>{day}</date>, {length}',
  instagram: 'Instagram',
  read: 'Read',
  readTitle: 'Read {title}',
  listen: 'Listen',
  listenToTitle: 'Listen to {title}',
  readAnArticle: 'Read an article',
  noWebinarIsAnnounced:
    '<strong>Stay tuned.</strong> No webinar is announced yet. The date will be shown here once it is fixed.',
  dayTimeAndLength: '<date>{day}, {time} IST</date>, {minutes} minutes',
  registerFor: 'Register for {title}',
  register: 'Register',
  addTitleToCalendar: 'Add to calendar: {title}',
  addToCalendar: 'Add to calendar',
  topBlogs: 'Top blogs',
  allArticles: 'All articles',
});
