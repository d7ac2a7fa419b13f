import { lazy } from 'react';

// lazy() stands in a module of its own: hot reload would otherwise remake it with every edit of a route.
export const HomePage = lazy(() => import(/* webpackChunkName: "home" */ '#home/home-page.tsx'));
export const AboutPage = lazy(() => import(/* webpackChunkName: "about" */ '#about/about-page.tsx'));
export const CarouselPage = lazy(() => import(/* webpackChunkName: "carousel" */ '#carousel/carousel-page.tsx'));
export const EventsPage = lazy(() => import(/* webpackChunkName: "events" */ '#events/events-page.tsx'));
export const BlogsPage = lazy(() => import(/* webpackChunkName: "blogs" */ '#blogs/blogs-page.tsx'));
export const PostPage = lazy(() => import(/* webpackChunkName: "post" */ '#blogs/post-page.tsx'));
export const TermsPage = lazy(() => import(/* webpackChunkName: "terms" */ '#legal/terms-page.tsx'));
export const PrivacyPage = lazy(() => import(/* webpackChunkName: "privacy" */ '#legal/privacy-page.tsx'));
export const DisclosuresPage = lazy(
  () => import(/* webpackChunkName: "disclosures" */ '#disclosures/disclosures-page.tsx'),
);
export const ComingSoonPage = lazy(
  () => import(/* webpackChunkName: "coming-soon" */ '#coming-soon/coming-soon-page.tsx'),
);
