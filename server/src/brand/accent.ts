import type { SiteFacts } from 'shared/site';
import { contrast, mix } from 'shared/ui/contrast';
import { type ColourToken, dark, light } from 'shared/ui/tokens';

type Accent = NonNullable<SiteFacts['accent']>;
type Strong = Record<'primary' | 'primary-hover', string>;
type Shades = Strong & Record<'on-primary' | 'focus' | 'primary-soft' | 'chart-gains' | 'chart-3' | 'chart-4', string>;

/** The tokens that an accent replaces; the house's own values are such mixtures of its green. */
export interface AccentTokens {
  light: Shades;
  dark: Shades;
  /** For visitors who ask for more contrast: every text reads at 7 to 1. */
  more: { light: Strong; dark: Strong };
}

const GROUNDS = ['surface', 'raised', 'floating', 'sunken'] as const;
const WHITE = '#ffffff';
const BLACK = '#000000';

export function accentTokens(accent: Accent): AccentTokens {
  const themes = {
    light: {
      ...chosen(accent.light),
      'primary-hover': mix(accent.light, BLACK, 0.22),
      'primary-soft': mix(accent.light, WHITE, 0.87),
      'chart-3': mix(accent.light, WHITE, 0.54),
      'chart-4': mix(accent.light, WHITE, 0.87),
    },
    dark: {
      ...chosen(accent.dark),
      'primary-hover': mix(accent.dark, WHITE, 0.26),
      'primary-soft': mix(accent.dark, dark.surface, 0.82),
      'chart-3': mix(accent.dark, dark.surface, 0.55),
      'chart-4': mix(accent.dark, dark.raised, 0.86),
    },
  };
  return {
    ...themes,
    more: {
      light: stronger(accent.light, BLACK, groundsOf(light, themes.light)),
      dark: stronger(accent.dark, WHITE, groundsOf(dark, themes.dark)),
    },
  };
}

/** What has the accent itself, and the text on it: white or the ink, whichever is read better. */
const chosen = (primary: string) => ({
  primary,
  'on-primary': contrast(WHITE, primary) >= contrast(light.ink, primary) ? WHITE : light.ink,
  focus: primary,
  'chart-gains': primary,
});

function stronger(colour: string, end: string, grounds: readonly string[]): Strong {
  let primary = colour;
  for (let share = 0; share < 1 && !grounds.every((ground) => contrast(primary, ground) >= 7); share += 0.05)
    primary = mix(colour, end, share);
  return { primary, 'primary-hover': mix(primary, end, 0.3) };
}

const groundsOf = (theme: Readonly<Record<ColourToken, string>>, shades: Pick<Shades, 'primary-soft'>) => [
  ...GROUNDS.map((ground) => theme[ground]),
  shades['primary-soft'],
];

/**
 * Where an accent cannot be read: WCAG 2.2 asks for 4.5 to 1 of text (1.4.3), and for 3 to 1 of controls and of what a
 * chart tells apart (1.4.11).
 *
 * @returns a line for each pair; none for an accent that can be used
 */
export function accentProblems(accent: Accent): string[] {
  const { light: ofLight, dark: ofDark } = accentTokens(accent);
  const themes = [
    { name: 'light' as const, tokens: { ...light, ...ofLight }, mend: 'darker' },
    { name: 'dark' as const, tokens: { ...dark, ...ofDark }, mend: 'lighter' },
  ];
  return themes.flatMap(({ name, tokens, mend }) => {
    const pairs: [ColourToken, ColourToken, number][] = [
      ...[...GROUNDS, 'primary-soft' as const].map((ground): [ColourToken, ColourToken, number] => [
        'primary',
        ground,
        4.5,
      ]),
      ['on-primary', 'primary', 4.5],
      ['on-primary', 'primary-hover', 4.5],
      ['chart-gains', 'chart-invested', 3],
    ];
    return pairs.flatMap(([colour, ground, needed]) => {
      const ratio = contrast(tokens[colour], tokens[ground]);
      if (ratio >= needed) return [];
      const pair = `--${colour} ${tokens[colour]} on --${ground} ${tokens[ground]}`;
      return [
        `accent.${name} ${accent[name]}: ${pair} has ${cut(ratio)} to 1, and needs ${needed}. Take a ${mend} colour.`,
      ];
    });
  });
}

/** Not rounded up: 4.498 is not 4.5. */
const cut = (ratio: number) => Math.floor(ratio * 100) / 100;

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
