import { terms } from 'shared/glossary';
import type { PageDeclaration } from 'shared/remote';
import { LIST_OF_ANY, LIST_QUERY, NEXT_OF_ANY, newestAddress, TOP_BLOGS } from '#blogs/addresses.ts';
import { messages } from '#messages.en.ts';

const home = { to: '/', label: messages.crumbHome };

/** Every page of this remote. The release carries the list; the shell's router and the sitemap follow it. */
export const pages: PageDeclaration[] = [
  {
    path: '/',
    chunk: 'home',
    leads: 'start',
    title: messages.learnTitle,
    description: messages.homeDescription,
  },
  {
    path: '/about',
    chunk: 'about',
    title: messages.aboutTitle,
    crumbs: [home],
    description: messages.aboutDescription,
  },
  {
    path: '/aboutus',
    chunk: 'about',
    title: messages.aboutTitle,
    crumbs: [home],
    description: messages.aboutDescription,
    canonical: '/about',
  },
  {
    path: '/carousel',
    chunk: 'carousel',
    title: messages.slidesTitle,
    description: messages.highlightsDescription,
    indexable: false,
  },
  {
    path: '/eyourself',
    texts: false,
    chunk: 'events',
    title: messages.learnPageTitle,
    crumbs: [home],
    here: messages.learnCrumb,
    description: messages.eYourselfDescription,
    data: [newestAddress(TOP_BLOGS)],
  },
  {
    path: '/blogs',
    texts: false,
    chunk: 'blogs',
    title: messages.blogsTitle,
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
    title: messages.postPageTitle,
    crumbs: [home, { to: '/blogs', label: messages.blogsTitle }],
    description: messages.articleDescription,
    data: ['/wp-json/wp/v2/posts?slug=:slug', NEXT_OF_ANY],
  },
  {
    path: '/glossary',
    texts: false,
    chunk: 'glossary',
    leads: 'names',
    lead: {
      name: messages.glossaryTitle,
      menu: { group: messages.findGroupUnderstand, name: messages.glossaryTitle },
    },
    title: messages.glossaryTitle,
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
    title: messages.termsTitle,
    crumbs: [home],
    description: messages.termsDescription,
  },
  {
    path: '/privacy',
    texts: false,
    chunk: 'privacy',
    title: messages.privacyTitle,
    crumbs: [home],
    description: messages.privacyDescription,
  },
  {
    path: '/disclosures',
    texts: false,
    chunk: 'disclosures',
    title: messages.disclosuresTitle,
    crumbs: [home],
    description: messages.disclosuresDescription,
  },
  {
    path: '/accessibility',
    texts: false,
    chunk: 'accessibility',
    title: messages.accessibilityTitle,
    crumbs: [home],
    description: messages.accessibilityDescription,
  },
  {
    path: '/comingsoon',
    texts: false,
    chunk: 'coming-soon',
    query: ['for', 'plan'],
    title: messages.comingSoonTitle,
    description: messages.comingSoonDescription,
    indexable: false,
  },
];
