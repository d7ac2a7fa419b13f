import { useDeferredValue, useEffect, useState } from 'react';
import { whenAsked } from '#calculator-page/settle/settle-now.ts';

/** A value that may be shown a moment later, and is shown at once when paper asks for it. */
export function useDeferredUntilAsked<Value>(value: Value): Value {
  const deferred = useDeferredValue(value);
  const [asked, setAsked] = useState(value);
  useEffect(() => whenAsked(() => setAsked(() => value)), [value]);
  return asked === value ? value : deferred;
}
