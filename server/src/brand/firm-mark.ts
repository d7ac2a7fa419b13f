import { type ColourToken, dark, light } from 'shared/ui/tokens';

/** What the firm is known by where its name does not fit: in tabs, on home screens, beside search results. */
export interface FirmMark {
  /** An SVG that follows the theme of whatever shows it. */
  favicon: string;
  /** The same as an SVG for the icon of an app, and the colour of what it stands on. */
  onTile: { svg: string; ground: string };
}

type Colours = Partial<Record<ColourToken, string>>;

/** Rising steps and where they lead, as in the header (`shell/src/layout/brand.tsx`). */
const steps = (style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><style>${style}</style><path d="M3 27H9.500V22H16V14.500H22.500V6" stroke-width="3"/><circle cx="22.500" cy="5" r="3.600"/></svg>\n`;

const coloured = (line: string, point: string) => `path{stroke:${line}}circle{fill:${point}}`;

/** The mark of a firm that has no logo of its own, in the colours of its themes. */
export function markOf(own: { light: Colours; dark: Colours } = { light: {}, dark: {} }): FirmMark {
  const [inLight, inDark] = [
    { ...light, ...own.light },
    { ...dark, ...own.dark },
  ];
  const dimmed = `@media (prefers-color-scheme:dark){${coloured(inDark.primary, inDark.mark)}}`;
  return {
    favicon: steps(coloured(inLight.primary, inLight.mark) + dimmed),
    onTile: { svg: steps(coloured(inLight['on-primary'], inDark.mark)), ground: inLight.primary },
  };
}
