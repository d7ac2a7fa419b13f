/** The title of a document: the page first, because tabs and search results cut the end. */
export const documentTitle = (pageTitle: string, firmName: string): string => `${pageTitle} | ${firmName}`;
