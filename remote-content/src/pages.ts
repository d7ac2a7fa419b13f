import type { PageDeclaration } from 'shared/remote';
import { listAddress, newestAddress, READ_NEXT, TOP_BLOGS } from '#blogs/addresses.ts';

const home = { to: '/', label: 'Home' };

/** Every page of this remote. The release carries the list; the shell's router and the sitemap follow it. */
export const pages: PageDeclaration[] = [
  {
    path: '/',
    chunk: 'home',
    leads: 'start',
    title: 'Accelerate your Financials',
    description:
      'Free SIP, SWP and goal calculators that show their working, articles on mutual funds, and appointments when you want to talk.',
  },
  {
    path: '/about',
    chunk: 'about',
    title: 'About us',
    crumbs: [home],
    description: 'Who we are, since when, who leads the firm and which three services we offer.',
  },
  {
    path: '/aboutus',
    chunk: 'about',
    title: 'About us',
    crumbs: [home],
    description: 'Who we are, since when, who leads the firm and which three services we offer.',
    canonical: '/about',
  },
  {
    path: '/carousel',
    chunk: 'carousel',
    title: 'Highlights',
    description: 'What the calculators, the goal planners and an appointment do for you, in a few slides.',
    indexable: false,
  },
  {
    path: '/eyourself',
    texts: false,
    chunk: 'events',
    title: 'E-Yourself: webinars and articles',
    crumbs: [home],
    here: 'E-Yourself',
    description:
      'Upcoming webinars and the newest articles on SIP, SWP, goals and tax. Free to read, without signing in.',
    data: [newestAddress(TOP_BLOGS)],
  },
  {
    path: '/blogs',
    texts: false,
    chunk: 'blogs',
    title: 'Blogs',
    crumbs: [home],
    description: 'Articles on mutual funds with every figure worked out: SIP, step-up, SWP, goals, tax and factsheets.',
    data: [listAddress()],
  },
  {
    path: '/blogs/:slug',
    texts: false,
    chunk: 'post',
    leads: 'names',
    title: 'Article',
    crumbs: [home, { to: '/blogs', label: 'Blogs' }],
    description:
      'An article on mutual funds and planning, with its figures worked out and a calculator to try your own.',
    data: ['/wp-json/wp/v2/posts?slug=:slug', newestAddress(READ_NEXT)],
  },
  {
    path: '/terms',
    texts: false,
    chunk: 'terms',
    title: 'Terms of Use',
    crumbs: [home],
    description:
      'The terms on which this website, its calculators and its account may be used, in 18 numbered sections.',
  },
  {
    path: '/privacy',
    texts: false,
    chunk: 'privacy',
    title: 'Privacy Policy',
    crumbs: [home],
    description:
      'What we collect, why, how long we keep it, how it is protected and how you get a copy or have it erased.',
  },
  {
    path: '/disclosures',
    texts: false,
    chunk: 'disclosures',
    title: 'Disclosures and grievances',
    crumbs: [home],
    description:
      'Our registration, the commission we earn, the risks of mutual funds, and where to complain: step by step.',
  },
  {
    path: '/comingsoon',
    texts: false,
    chunk: 'coming-soon',
    title: 'Coming soon',
    description: 'This part is in preparation. Here is what works today.',
    indexable: false,
  },
];
