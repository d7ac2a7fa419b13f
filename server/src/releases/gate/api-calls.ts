import type { Check } from '#releases/gate/check.ts';
import { readOrigins } from '#releases/origins.ts';

/**
 * Every call that the release makes is answered by every origin that runs now. The origin of this checkout may know a
 * call that the running one lacks: then each visitor would meet the error.
 */
export const apiCalls: Check = ({ store, candidate: { calls = [] } }) =>
  readOrigins(store.directory).flatMap(({ name, calls: answered }) => {
    const missing = answered === undefined ? [] : calls.filter((call) => !answered.includes(call));
    return missing.length === 0
      ? []
      : [`API: the running origin (${name}) has no ${missing.join(', ')}. Restart it from this checkout first.`];
  });
