export type DraftValues = Record<string, unknown>;

/** The part of `values` that may be stored: everything but the names in `omit` (a PAN, a phone number). */
export function writableDraft<Values extends DraftValues>(values: Values, omit: readonly (keyof Values)[]): string {
  return JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name))));
}

/** Lays a stored draft over `initial`; names that `initial` lacks and values of another kind are dropped. */
export function mergeDraft<Values extends DraftValues>(initial: Values, stored: string | null): Values {
  const draft = parse(stored);
  const merged: DraftValues = { ...initial };
  for (const name of Object.keys(initial)) {
    if (Object.hasOwn(draft, name) && kind(draft[name]) === kind(initial[name])) merged[name] = draft[name];
  }
  return merged as Values;
}

function parse(stored: string | null): DraftValues {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as DraftValues) : {};
  } catch {
    return {};
  }
}

const kind = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
