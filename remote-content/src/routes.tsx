import { remotePages } from 'shared/remote-pages';

const about = () => import(/* webpackChunkName: "about" */ '#about/about-page.tsx');

const { bundles, Pages } = remotePages([
  ['/', 'home', () => import(/* webpackChunkName: "home" */ '#home/home-page.tsx')],
  ['/about', 'about', about],
  ['/aboutus', 'about', about],
  ['/carousel', 'carousel', () => import(/* webpackChunkName: "carousel" */ '#carousel/carousel-page.tsx')],
  ['/eyourself', 'events', () => import(/* webpackChunkName: "events" */ '#events/events-page.tsx')],
  ['/blogs', 'blogs', () => import(/* webpackChunkName: "blogs" */ '#blogs/blogs-page.tsx')],
  ['/blogs/:slug', 'post', () => import(/* webpackChunkName: "post" */ '#blogs/post-page.tsx')],
  ['/terms', 'terms', () => import(/* webpackChunkName: "terms" */ '#legal/terms-page.tsx')],
  ['/privacy', 'privacy', () => import(/* webpackChunkName: "privacy" */ '#legal/privacy-page.tsx')],
  [
    '/disclosures',
    'disclosures',
    () => import(/* webpackChunkName: "disclosures" */ '#disclosures/disclosures-page.tsx'),
  ],
  [
    '/accessibility',
    'accessibility',
    () => import(/* webpackChunkName: "accessibility" */ '#accessibility/accessibility-page.tsx'),
  ],
  ['/glossary', 'glossary', () => import(/* webpackChunkName: "glossary" */ '#glossary/glossary-page.tsx')],
  [
    '/comingsoon',
    'coming-soon',
    () => import(/* webpackChunkName: "coming-soon" */ '#coming-soon/coming-soon-page.tsx'),
  ],
]);

export { bundles };
export default Pages;
