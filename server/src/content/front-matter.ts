/** Head of a Markdown article: `name: value` lines between two lines of `---`. */
export interface FrontMatter {
  values: Record<string, string>;
  body: string;
}

/** @throws Error when the head is missing, not closed, or holds a line that is no `name: value`. */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text);
  if (match === null) throw new Error('The file must begin with a head between two lines of ---.');
  const values: Record<string, string> = {};
  for (const line of (match[1] ?? '').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, name, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`"${line}" is not a line such as "title: …".`);
    values[name] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  return { values, body: match[2] ?? '' };
}
