import type { Check } from '#releases/gate/check.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { spokenIn } from '#releases/spoken.ts';

/** How much a release may grow over the live one, and what is never too much: brotli, as browsers get it. */
const GROWTH = 1.2;
const FREE_BYTES = 15_000;
/** The same for the bytes that a phone has to hold and to parse, whatever they were packed to. */
const RAW_GROWTH = 1.5;
const RAW_FREE_BYTES = 200_000;

/** No bundle of the candidate is far larger than in the live release. What grows for a reason is let through by `--accept-size`. */
export const size: Check = ({ candidate, before }) => {
  if (before === undefined) return [];
  // Nobody loads a release in two languages.
  const [now, was] = [spokenIn(candidate, 'en'), spokenIn(before, 'en')];
  return [
    ...outgrown('', bytesOf(now, 'brotli'), bytesOf(was, 'brotli'), GROWTH, FREE_BYTES, before),
    ...outgrown(' unpacked', bytesOf(now, 'bytes'), bytesOf(was, 'bytes'), RAW_GROWTH, RAW_FREE_BYTES, before),
  ];
};

function outgrown(
  kind: string,
  bytes: number,
  was: number,
  growth: number,
  free: number,
  { release }: ReleaseManifest,
): string[] {
  const limit = was * growth + free;
  if (bytes <= limit) return [];
  return [
    `Size: ${kilobytes(bytes)}${kind} against ${kilobytes(was)} of ${release}; ${kilobytes(limit)} is the limit (--accept-size lets it through).`,
  ];
}

/** No visitor loads pictures for link previews, nor the runtime of previews of releases (`rspack.host.ts`). */
function bytesOf({ files, pictures = {} }: ReleaseManifest, kind: 'brotli' | 'bytes'): number {
  const drawn = new Set(Object.values(pictures));
  return Object.entries(files).reduce(
    (sum, [file, facts]) => sum + (drawn.has(file) || file.startsWith('library/') ? 0 : facts[kind]),
    0,
  );
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
