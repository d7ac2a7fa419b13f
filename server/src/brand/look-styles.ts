import type { AccentTokens } from '#brand/accent.ts';

const declared = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** What the parts of antd are dressed in, which have their colours from the tokens when they are built. */
const ANTD =
  '.site-antd{--ant-color-primary:var(--primary)!important;--ant-color-primary-hover:var(--primary-hover)!important;--ant-color-primary-border:var(--focus)!important}';

const BY_SYSTEM = ':root:not([data-theme="light"])';
const BY_CHOICE = ':root[data-theme="dark"]';

/**
 * The accent's tokens over those of the releases (`shared/src/ui/styles/tokens.css`), by the same selectors; paper has the
 * light ones in every theme (`print.css`).
 */
export function accentStyles({ light, dark, more }: AccentTokens): string {
  const { primary, 'chart-gains': gains, 'chart-3': third, 'chart-4': fourth } = light;
  const paper = { primary, 'chart-gains': gains, 'chart-3': third, 'chart-4': fourth };
  const focus = '--focus:var(--ink)';
  const rules = {
    screen: `:root{${declared(light)}}${BY_CHOICE}{${declared(dark)}}${ANTD}`,
    'screen and (prefers-color-scheme:dark)': `${BY_SYSTEM}{${declared(dark)}}`,
    'screen and (prefers-contrast:more)': `:root:root{${declared(more.light)};${focus}}:root${BY_CHOICE}{${declared(more.dark)};${focus}}`,
    'screen and (prefers-contrast:more) and (prefers-color-scheme:dark)': `:root${BY_SYSTEM}{${declared(more.dark)};${focus}}`,
    print: `:root,${BY_SYSTEM},${BY_CHOICE}{${declared(paper)}}`,
  };
  return Object.entries(rules)
    .map(([media, inside]) => `@media ${media}{${inside}}`)
    .join('');
}

/** As high as the sample's mark; wider ones are scaled down before they push the menu aside. */
const HEIGHT = 32;
const MOST_WIDTH = 128;

/**
 * The firm's logo in the place of the mark before its name, in header and footer and on paper.
 *
 * @param shape width of the logo by its height
 */
export const logoStyles = (url: string, shape: number): string =>
  `.brand svg{display:none}.brand::before{content:"";flex:none;width:${Math.round(Math.min(HEIGHT * shape, MOST_WIDTH))}px;height:${HEIGHT}px;background:url(${url}) center/contain no-repeat;-webkit-print-color-adjust:exact;print-color-adjust:exact}`;
