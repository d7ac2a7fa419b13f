/** The address that opens a scenario again. */
export const linkTo = (query: string): string =>
  `${window.location.origin}${window.location.pathname}${query && `?${query}`}`;
