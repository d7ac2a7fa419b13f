import { useEffect, useState } from 'react';
import type { Found } from '#find/find-entries.ts';
import { messages } from '#find/messages.en.ts';
import { isLost } from '#find/results.ts';

/** Milliseconds after the last key from which the result is told: once, and not at each letter. */
const STILL_MS = 500;

/** Tells screen readers how many were found. */
export function FoundStatus({ typed, found, ready }: { typed: string; found: Found; ready: boolean }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(ready ? sentence(typed, found) : ''), STILL_MS);
    return () => clearTimeout(timer);
  }, [typed, found, ready]);
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}

function sentence(typed: string, found: Found): string {
  const count = found.entries.length;
  if (typed.trim() === '') return '';
  if (isLost(typed, found)) return messages.noResult;
  return count === 0 ? messages.onlyQuestion : messages.resultsFound({ count });
}
