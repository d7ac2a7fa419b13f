import type { Check } from '#releases/gate/check.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

/** How much a release may grow over the live one, and what is never too much. Sizes are brotli, as browsers get them. */
const GROWTH = 1.2;
const FREE_BYTES = 15_000;

/** No bundle of the candidate is far larger than in the live release. What grows for a reason is let through by `--accept-size`. */
export const size: Check = ({ candidate, before }) => {
  if (before === undefined) return [];
  const limit = brotliBytes(before) * GROWTH + FREE_BYTES;
  const bytes = brotliBytes(candidate);
  if (bytes <= limit) return [];
  return [
    `Size: ${kilobytes(bytes)} against ${kilobytes(brotliBytes(before))} of ${before.release}; ${kilobytes(limit)} is the limit (--accept-size lets it through).`,
  ];
};

/** Pictures for link previews do not count: no visitor loads them. */
function brotliBytes({ files, pictures = {} }: ReleaseManifest): number {
  const drawn = new Set(Object.values(pictures));
  return Object.entries(files).reduce((sum, [file, { brotli }]) => sum + (drawn.has(file) ? 0 : brotli), 0);
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
