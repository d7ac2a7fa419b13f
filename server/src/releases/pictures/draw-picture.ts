import fs from 'node:fs';
import { createRequire } from 'node:module';
import { openRenderer, type Renderer } from '#releases/pictures/open-renderer.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What stands on a picture. The firm's name does not: a release belongs to every firm. */
export interface Words {
  title: string;
  line: string;
}

// The light theme of the site's tokens: a preview is shown on other people's pages, which do not tell their theme.
const COLOURS = { surface: '#e7ebe2', ink: '#10201c', secondary: '#46554f', primary: '#0b6353' };

/** The rising rule of `shared/ui`, ten times as wide and seven times as high, across the lower edge. */
const RULE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 196" fill="none"><path d="M0 192.5V182H120V170.8H240V157.5H360V142.8H480V126.7H600V107.8H720V86.8H840V63.7H960V37.1H1080V7H1200" stroke="${COLOURS.primary}" stroke-width="6"/></svg>`;

const FONTS = ['latin', 'latin-ext'].flatMap((subset) =>
  [400, 600].map((weight) => ({ name: subset === 'latin' ? 'Inter' : 'Inter more', subset, weight })),
);

const fromHere = createRequire(import.meta.url);

let opened: Promise<Renderer> | undefined;

/** @returns a PNG of 1200 by 630 pixels; the same words always give the same bytes */
export async function drawPicture({ title, line }: Words): Promise<Uint8Array> {
  opened ??= withFonts();
  const renderer = await opened;
  const lines = title.length > 44 ? 60 : 76;
  return renderer.render(
    {
      type: 'container',
      style: {
        ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: WIDTH, height: HEIGHT },
        ...{ backgroundColor: COLOURS.surface, color: COLOURS.ink, fontFamily: 'Inter, Inter more' },
      },
      children: [
        {
          type: 'container',
          style: { display: 'flex', flexDirection: 'column', gap: 24, padding: '64px 72px 0' },
          children: [
            {
              type: 'text',
              text: title,
              style: {
                fontSize: lines,
                fontWeight: 600,
                lineHeight: 1.15,
                letterSpacing: -1.5,
                lineClamp: 3,
                textWrap: 'balance',
              },
            },
            {
              type: 'text',
              text: line,
              style: { fontSize: 32, color: COLOURS.secondary, lineHeight: 1.4, maxWidth: 980, lineClamp: 3 },
            },
          ],
        },
        {
          type: 'image',
          src: `data:image/svg+xml;base64,${Buffer.from(RULE).toString('base64')}`,
          style: { width: WIDTH, height: 196 },
        },
      ],
    },
    { width: WIDTH, height: HEIGHT, format: 'png' },
  );
}

async function withFonts(): Promise<Renderer> {
  const renderer = openRenderer();
  for (const { name, subset, weight } of FONTS) {
    const data = fs.readFileSync(fromHere.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`));
    await renderer.registerFont({ name, data, weight, style: 'normal' });
  }
  return renderer;
}
