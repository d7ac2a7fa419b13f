import { lazy } from 'react';

// lazy() stands in a module of its own: hot reload would otherwise remake it with every edit of a route.
/** Each page's bundle by the name that `pages.ts` declares. */
export const bundles = {
  home: () => import(/* webpackChunkName: "home" */ '#home/home-page.tsx'),
  about: () => import(/* webpackChunkName: "about" */ '#about/about-page.tsx'),
  carousel: () => import(/* webpackChunkName: "carousel" */ '#carousel/carousel-page.tsx'),
  events: () => import(/* webpackChunkName: "events" */ '#events/events-page.tsx'),
  blogs: () => import(/* webpackChunkName: "blogs" */ '#blogs/blogs-page.tsx'),
  post: () => import(/* webpackChunkName: "post" */ '#blogs/post-page.tsx'),
  terms: () => import(/* webpackChunkName: "terms" */ '#legal/terms-page.tsx'),
  privacy: () => import(/* webpackChunkName: "privacy" */ '#legal/privacy-page.tsx'),
  disclosures: () => import(/* webpackChunkName: "disclosures" */ '#disclosures/disclosures-page.tsx'),
  accessibility: () => import(/* webpackChunkName: "accessibility" */ '#accessibility/accessibility-page.tsx'),
  glossary: () => import(/* webpackChunkName: "glossary" */ '#glossary/glossary-page.tsx'),
  'coming-soon': () => import(/* webpackChunkName: "coming-soon" */ '#coming-soon/coming-soon-page.tsx'),
};

export const HomePage = lazy(bundles.home);
export const AboutPage = lazy(bundles.about);
export const CarouselPage = lazy(bundles.carousel);
export const EventsPage = lazy(bundles.events);
export const BlogsPage = lazy(bundles.blogs);
export const PostPage = lazy(bundles.post);
export const TermsPage = lazy(bundles.terms);
export const PrivacyPage = lazy(bundles.privacy);
export const DisclosuresPage = lazy(bundles.disclosures);
export const AccessibilityPage = lazy(bundles.accessibility);
export const GlossaryPage = lazy(bundles.glossary);
export const ComingSoonPage = lazy(bundles['coming-soon']);
