import { type Exact, ZERO } from '#engine/exact.ts';

/** An amount of a row or of results by its name; zero where there is none, or what stands there is no amount. */
export function amountOf(amounts: { readonly [name: string]: unknown } | undefined, name: string): Exact {
  const amount = amounts?.[name];
  return typeof amount === 'bigint' ? amount : ZERO;
}
