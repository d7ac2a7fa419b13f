/**
 * True for a JSON value whose texts PostgreSQL can keep: it knows no NUL character and no half of a surrogate pair, which
 * JSON can both express.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}
