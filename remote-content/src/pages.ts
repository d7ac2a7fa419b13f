import { terms } from 'shared/glossary';
import type { PageDeclaration } from 'shared/remote';
import { LIST_OF_ANY, LIST_QUERY, NEXT_OF_ANY, newestAddress, TOP_BLOGS } from '#blogs/addresses.ts';
import { messages } from '#messages.en.ts';

const home = { to: '/', label: messages.home };

/** Every page of this remote. The release carries the list; the shell's router and the sitemap follow it. */
export const pages: PageDeclaration[] = [
  {
    path: '/',
    chunk: 'home',
    leads: 'start',
    title: messages.accelerateYourFinancials,
    description: messages.homeDescription,
  },
  {
    path: '/about',
    chunk: 'about',
    title: messages.aboutUs,
    crumbs: [home],
    description: messages.aboutDescription,
  },
  {
    path: '/aboutus',
    chunk: 'about',
    title: messages.aboutUs,
    crumbs: [home],
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
    crumbs: [home],
    here: messages.eYourself,
    description: messages.eYourselfDescription,
    data: [newestAddress(TOP_BLOGS)],
  },
  {
    path: '/blogs',
    texts: false,
    chunk: 'blogs',
    title: messages.blogs,
    crumbs: [home],
    description: messages.blogsDescription,
    query: LIST_QUERY,
    data: [LIST_OF_ANY],
  },
  {
    path: '/blogs/:slug',
    texts: false,
    chunk: 'post',
    leads: 'names',
    title: messages.article,
    crumbs: [home, { to: '/blogs', label: messages.blogs }],
    description: messages.articleDescription,
    data: ['/wp-json/wp/v2/posts?slug=:slug', NEXT_OF_ANY],
  },
  {
    path: '/glossary',
    texts: false,
    chunk: 'glossary',
    leads: 'names',
    lead: {
      name: messages.wordsExplained,
      menu: { group: messages.iWantToUnderstand, name: messages.wordsExplained },
    },
    title: messages.wordsExplained,
    crumbs: [home],
    description: messages.glossaryDescription,
    findable: {
      entries: terms.map(({ id, name, also, is }) => ({
        ...{ name, line: is, at: `#${id}` as const, word: true },
        ...(also !== undefined && { also }),
      })),
    },
  },
  {
    path: '/terms',
    texts: false,
    chunk: 'terms',
    title: messages.termsOfUse,
    crumbs: [home],
    description: messages.termsDescription,
  },
  {
    path: '/privacy',
    texts: false,
    chunk: 'privacy',
    title: messages.privacyPolicy,
    crumbs: [home],
    description: messages.privacyDescription,
  },
  {
    path: '/disclosures',
    texts: false,
    chunk: 'disclosures',
    title: messages.disclosuresAndGrievances,
    crumbs: [home],
    description: messages.disclosuresDescription,
  },
  {
    path: '/accessibility',
    texts: false,
    chunk: 'accessibility',
    title: messages.accessibilityStatement,
    crumbs: [home],
    description: messages.accessibilityDescription,
  },
  {
    path: '/comingsoon',
    texts: false,
    chunk: 'coming-soon',
    query: ['for', 'plan'],
    title: messages.comingSoon,
    description: messages.comingSoonDescription,
    indexable: false,
  },
];
