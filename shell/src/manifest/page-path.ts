/** What stands before the paths of pages here: `/hi` in Hindi. The stored document may be at an address of any language. */
export const prefix = (): string => /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? '';

/** The path of a page of this language, as releases declare it. @param pathname as it stands in an address */
export const pagePath = (pathname: string): string => pathname.slice(prefix().length) || '/';
