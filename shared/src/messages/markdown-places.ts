import type { Token } from 'marked';

export interface MarkdownFile {
  /** Its name, for what is wrong with it. */
  file: string;
  markdown: string;
}

export const quoted = (text: string): string => JSON.stringify(text);

/** The name of a place that is a paragraph of its own: `{table}`. */
export const placeAlone = ({ text }: Token & { text?: string }): string | undefined =>
  /^\{(\w+)\}$/.exec(text ?? '')?.[1];

/** The title and the address of a section: `Title {#address}`; undefined for a heading without an address. */
export function sectionOf(heading: string): { title: string; id: string } | undefined {
  const [, title = '', id] = /^(.*) \{#([a-z-]+)\}$/.exec(heading) ?? [];
  return id === undefined ? undefined : { title, id };
}

/** Writes words with places such as `{value}` as a program that has their values in `v`. */
export function placesOf() {
  const found = new Set<string>();
  const value = (name: string): string => {
    found.add(name);
    return `v.${name}`;
  };
  const pieces = (text: string): string[] =>
    text
      .split(/\{(\w+)\}/)
      .map((part, at) => (at % 2 ? value(part) : quoted(part)))
      .filter((part) => part !== '""');
  return {
    /** Every place so far, as a list in the program. */
    names: () => JSON.stringify([...found].sort()),
    value,
    /** What stands beside each other, as elements take it. */
    pieces,
    /** The same as one text. */
    words: (text: string): string => pieces(text).join(' + ') || '""',
  };
}
