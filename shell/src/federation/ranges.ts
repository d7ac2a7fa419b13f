/** `^1.2.3` or `<=1.2.3`: major, minor and patch after the sign. */
const RANGE = /^(\^|<=)?(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version lies in a range. Reads the ranges that are asked for here, not the twelve other ways of writing one:
 * every release of this site asks for `^x.y.z`, and two versions are compared by `<=`. The gate has the last word, before a
 * release goes live.
 *
 * @returns false for what is written in another way
 */
export function satisfy(version: string, range: string): boolean {
  const have = RANGE.exec(version);
  const want = RANGE.exec(range);
  if (have === null || want === null) return false;
  const order = compare(have, want);
  if (want[1] === '<=') return order <= 0;
  if (want[1] === undefined) return order === 0;
  // A caret leaves the first part that is not zero as it is.
  const first = [2, 3, 4].find((part) => want[part] !== '0') ?? 4;
  const isSame = [2, 3, 4].slice(0, first - 1).every((part) => have[part] === want[part]);
  return isSame && order >= 0;
}

function compare(a: RegExpExecArray, b: RegExpExecArray): number {
  const part = [2, 3, 4].find((index) => a[index] !== b[index]);
  return part === undefined ? 0 : Number(a[part]) - Number(b[part]);
}
