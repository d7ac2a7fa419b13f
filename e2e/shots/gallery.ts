/** One picture of the gallery. */
export interface Shot {
  /** Path of the page in English. */
  path: string;
  state: string;
  width: number;
  theme: string;
  language: string;
  /** Name of the picture's file, beside the gallery. */
  file: string;
}

export const fileOf = ({ path, state, width, theme, language }: Omit<Shot, 'file'>): string =>
  `${path
    .replace(/[^a-z0-9]+/gi, '_')
    .replace(/^_$/, 'home')
    .replace(/^_/, '')}-${state}-${width}-${theme}-${language}.png`;

/** @returns an HTML page of all pictures, page after page, so that widths, themes and languages stand side by side */
export function gallery(shots: readonly Shot[], site: string): string {
  const paths = [...new Set(shots.map(({ path }) => path))];
  const sections = paths.map((path) => {
    const figures = shots
      .filter((shot) => shot.path === path)
      .map(
        ({ file, state, width, theme, language }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" style="width:${Math.round(width / 4)}px"></a><figcaption>${state}, ${width}, ${theme}, ${language}</figcaption></figure>`,
      );
    return `<section id="${escaped(path)}"><h2>${escaped(path)}</h2><div>${figures.join('')}</div></section>`;
  });
  const links = paths.map((path) => `<a href="#${escaped(path)}">${escaped(path)}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pages of ${escaped(site)}</title>
<style>body{font:14px/1.5 system-ui;margin:24px;background:#ddd}nav{display:flex;flex-wrap:wrap;gap:4px 12px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}img{border:1px solid #888}</style>
<h1>${shots.length} pictures of ${escaped(site)}</h1>
<nav>${links.join('')}</nav>
${sections.join('\n')}
</html>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
