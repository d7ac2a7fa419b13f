import { catalogue } from 'shared/messages';

export const messages = catalogue({
  eYourself: 'E-Yourself',
  educateYourselfWebinarsWhen:
    'Educate yourself: webinars when a date is fixed, articles at any time. Free, and without signing in.',
  home: 'Home',
  upcomingWebinars: 'Upcoming webinars',
  shareThisPage: 'Share this page',
  eYourselfAtFirm: 'E-Yourself at {firm}',
  podcasts: 'Podcasts',
  expertReviews: 'Expert reviews',
  instagram: 'Instagram',
  read: 'Read',
  readTitle: 'Read {title}',
  listen: 'Listen',
  listenToTitle: 'Listen to {title}',
  stayTuned: 'Stay tuned',
  readAnArticle: 'Read an article',
  noWebinarIsAnnounced: 'No webinar is announced yet. The date will be shown here once it is fixed.',
  dayTimeAndLength: '<date>{day}, {time} IST</date>, {minutes} minutes',
  registerFor: 'Register for {title}',
  register: 'Register',
  addTitleToCalendar: 'Add {title} to your calendar',
  addToCalendar: 'Add to calendar',
  topBlogs: 'Top blogs',
  allArticles: 'All articles',
});
