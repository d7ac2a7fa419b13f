/**
 * What the shell notes of a browser in readable cookies (`shell/src/start/page-marks.ts`), so that a document shows it from
 * its first byte on: a chosen theme, and whether the header is a signed-in visitor's. They prove nothing.
 */
const MARKS: Readonly<Record<string, readonly string[]>> = { theme: ['light', 'dark'], session: ['in'] };

/** By https, and by plain http. */
const PREFIXES = ['__Host-page-', 'page-'];

/** @returns attributes for `<html>`, such as ` data-theme="dark"`; '' for most visitors */
export const marksOf = (cookies: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(MARKS)
    .map(([mark, values]) => {
      const value = PREFIXES.map((prefix) => cookies[prefix + mark]).find((each) => values.includes(each ?? ''));
      return value === undefined ? '' : ` data-${mark}="${value}"`;
    })
    .join('');

/** The document for a browser with these marks. */
export const marked = (html: string, marks: string): string => html.replace('<html', `<html${marks}`);
