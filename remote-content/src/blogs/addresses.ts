const POSTS = '/wp-json/wp/v2/posts';
const SUMMARY = 'slug,date,title.text,excerpt.text,reading_minutes,picture,topics';
const NEXT = `${POSTS}?per_page=4&_fields=slug,date,title.text,excerpt.text,topics&near=` as const;

/** What an address of the list says: which page of it, words that the articles mention, and what they are about. */
export const LIST_QUERY = ['page', 'search', 'topic'] as const;
/** Articles on one page of the list. */
export const PAGE_SIZE = 9;
/** Top blogs on /eyourself, as the specification sets it. */
export const TOP_BLOGS = 5;

/** Others shown below an article. */
export const READ_NEXT = 3;

// The page declarations name the same addresses: the origin puts the answers into the document under them.

const list = (page: string, search: string, topic: string): `/${string}` =>
  `${POSTS}?per_page=${PAGE_SIZE}&more=1&page=${page}&search=${search}&topic=${topic}&_fields=${SUMMARY}`;

/**
 * One page of the list, and one article more: it tells whether there is a next page.
 *
 * @param query of the page's address; what is not in it is empty
 */
export const listAddress = (query: Record<(typeof LIST_QUERY)[number], string>): `/${string}` =>
  list(encodeURIComponent(query.page), encodeURIComponent(query.search), encodeURIComponent(query.topic));

/** The same as the page declares it; the origin puts in what the address asks for. */
export const LIST_OF_ANY = list(':page', ':search', ':topic');

/** The list on this site of the articles on one topic. */
export const topicPath = (topic: string): string => `/blogs?topic=${encodeURIComponent(topic)}`;

export const newestAddress = (count: number): `/${string}` => `${POSTS}?per_page=${count}&_fields=${SUMMARY}`;

/**
 * The others, those first that share topics with this one. One more than is shown: an origin from before articles had
 * topics answers the newest, and this one may be among them.
 */
export const nextAddress = (slug: string): `/${string}` => `${NEXT}${encodeURIComponent(slug)}`;

/** The same as the page declares it; the origin puts the article's name in. */
export const NEXT_OF_ANY = `${NEXT}:slug` as const;

export const articleAddress = (slug: string): `/${string}` => `${POSTS}?slug=${encodeURIComponent(slug)}`;
