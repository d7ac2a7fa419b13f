import type { PageDeclaration } from 'shared/remote';
import { listAddress, newestAddress, READ_NEXT, TOP_BLOGS } from '#blogs/addresses.ts';
import { messages } from '#messages.en.ts';

/** Every page of this remote. The release carries the list; the shell's router and the sitemap follow it. */
export const pages: PageDeclaration[] = [
  {
    path: '/',
    chunk: 'home',
    title: messages.accelerateYourFinancials,
    description: messages.homeDescription,
  },
  {
    path: '/about',
    chunk: 'about',
    title: messages.aboutUs,
    description: messages.aboutDescription,
  },
  {
    path: '/aboutus',
    chunk: 'about',
    title: messages.aboutUs,
    description: messages.aboutDescription,
    canonical: '/about',
  },
  {
    path: '/carousel',
    chunk: 'carousel',
    title: messages.highlights,
    description: messages.highlightsDescription,
    indexable: false,
  },
  {
    path: '/eyourself',
    texts: false,
    chunk: 'events',
    title: messages.eYourselfWebinarsAndArticles,
    description: messages.eYourselfDescription,
    data: [newestAddress(TOP_BLOGS)],
  },
  {
    path: '/blogs',
    texts: false,
    chunk: 'blogs',
    title: messages.blogs,
    description: messages.blogsDescription,
    data: [listAddress()],
  },
  {
    path: '/blogs/:slug',
    texts: false,
    chunk: 'post',
    title: messages.article,
    description: messages.articleDescription,
    data: ['/wp-json/wp/v2/posts?slug=:slug', newestAddress(READ_NEXT)],
  },
  {
    path: '/terms',
    texts: false,
    chunk: 'terms',
    title: messages.termsOfUse,
    description: messages.termsDescription,
  },
  {
    path: '/privacy',
    texts: false,
    chunk: 'privacy',
    title: messages.privacyPolicy,
    description: messages.privacyDescription,
  },
  {
    path: '/disclosures',
    texts: false,
    chunk: 'disclosures',
    title: messages.disclosuresAndGrievances,
    description: messages.disclosuresDescription,
  },
  {
    path: '/comingsoon',
    texts: false,
    chunk: 'coming-soon',
    title: messages.comingSoon,
    description: messages.comingSoonDescription,
    indexable: false,
  },
];
