import { useState } from 'react';

/** The values of a form that keeps no draft, and a setter that merges. */
export function useValues<Values extends Record<string, unknown>>(start: Values) {
  const [values, setValues] = useState(start);
  return [values, (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }))] as const;
}
