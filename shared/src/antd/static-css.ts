import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { theme as antdTheme, ConfigProvider, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parts } from '#antd/parts.ts';
import { themeOf } from '#antd/theme.ts';
import { dark, light } from '#ui/tokens.ts';

/**
 * The style sheet of all parts in both themes: the rules once, the light custom properties, and those that differ in
 * the dark, first for the system's wish and then for the visitor's. Runs in Node only.
 */
export function antdStaticCss(): string {
  const day = extract({ ...themeOf(light), algorithm: [antdTheme.defaultAlgorithm, keep(light)] });
  const night = extract({ ...themeOf(dark), algorithm: [antdTheme.darkAlgorithm, keep(dark)] });
  const nightly = [...night.variables].flatMap(([selector, properties]) => {
    const changed = different(properties, day.variables.get(selector) ?? '');
    return changed === '' ? [] : [{ selector, changed }];
  });
  const under = (root: string) => nightly.map(({ selector, changed }) => `${root} ${selector}{${changed}}`).join('\n');
  return [
    '/* Made by `npm run antd-css -w shared` from the site’s tokens. Do not edit. */',
    ...[...day.variables].map(([selector, properties]) => `${selector}{${properties}}`),
    day.rules,
    `@media (prefers-color-scheme: dark){\n${under(':root:not([data-theme="light"])')}\n}`,
    under(':root[data-theme="dark"]'),
    '',
  ].join('\n');
}

/** The algorithms bend the colours that mean something; the site's are already right for each theme. */
const keep =
  (colours: typeof light | typeof dark): MappingAlgorithm =>
  (seed, map) => ({
    ...(map ?? antdTheme.defaultAlgorithm(seed)),
    colorPrimary: colours.primary,
    colorError: colours.error,
    colorSuccess: colours.success,
    colorWarning: colours.warning,
  });

/** The library also dresses every link of the document (`a:hover{…}`): the site's own links must not change with it. */
const LINK_RULES = /(?<=^|\})a(?::[\w-]+|\[disabled\])?(?:,a:[\w-]+)*\{[^}]*\}/g;

function extract(theme: ThemeConfig) {
  const cache = createCache();
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme, wave: { disabled: true } }, ...parts()),
    ),
  );
  const variables = blocks(extractStyle(cache, { plain: true, types: ['token', 'cssVar'] }));
  const rules = extractStyle(cache, { plain: true, types: 'style' })
    .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/g, '')
    .replace(LINK_RULES, '');
  return { variables, rules };
}

/** Selector and properties of flat blocks such as `.a{--x:1;}`; the same selector twice is joined. */
function blocks(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', properties = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes('cache-path')) found.set(selector, (found.get(selector) ?? '') + properties);
  }
  return found;
}

/** The declarations of `properties` that `others` does not make. */
function different(properties: string, others: string): string {
  const known = new Set(others.split(';'));
  return properties
    .split(';')
    .filter((declaration) => !known.has(declaration))
    .join(';');
}
