import { useEffect } from 'react';
import { watchTerms } from '#layout/terms/watch-terms.ts';

/** Explains the words that lead to the glossary, on every page. */
export function useTerms(): void {
  useEffect(watchTerms, []);
}
