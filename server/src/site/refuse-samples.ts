import { StartError } from '#settings/start-error.ts';
import { readFacts } from '#site/read-site.ts';
import { sampleFacts } from '#site/sample-facts.ts';

/**
 * Visitors must never read a number that nobody has, or a name that nobody bears.
 *
 * @param file path of `site.json`
 * @throws StartError that names each place which is still the sample's, and what to write there
 */
export function refuseSamples(file: string): void {
  const places = sampleFacts(readFacts(file));
  if (places.length === 0) return;
  throw new StartError(
    [
      `${file} still speaks of a sample firm, which visitors may not be shown:`,
      ...places.map((place) => `  ${place}`),
      'For a trial on this machine leave PUBLIC_URL out, or let it be an address of this machine.',
    ].join('\n'),
  );
}
