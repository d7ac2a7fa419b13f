import { chosenRelease, command, UsageError } from '#releases/cli/command.ts';
import { closedFor, previewToken } from '#releases/preview-link.ts';

const help = `
npm run preview -- <name>@<version> [/page] [--hours 24] [--json]

Prints a link that shows a published release to whoever has it, in their tab only, for so many hours (at most 168). It
opens nothing once the gate has stopped the release, or it was taken back for a fault. PUBLIC_URL is put before it.
`;

const HOUR_MS = 3_600_000;
const MOST_HOURS = 168;

export const run = command('preview', help, { hours: { type: 'string', default: '24' } }, async (context) => {
  const { positionals, values, store, print } = context;
  const [candidate, page] = positionals;
  if (candidate === undefined)
    throw new UsageError('Which release? For example: npm run preview -- calculators@1.4.2 /sipcalculator');
  const [name = '', version = ''] = candidate.split('@', 2);
  const hours = Number(values.hours);
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new UsageError(`--hours must be a number up to ${MOST_HOURS}; ${values.hours} is none.`);
  const manifest = chosenRelease(store, name, version);
  const { release, pages } = manifest;
  const closed = closedFor(store, manifest);
  if (closed !== null) throw new Error(`No preview of ${name} ${release}: ${closed}`);
  const address = page ?? pages.find(({ path }) => !path.includes(':'))?.path ?? '/';
  if (!address.startsWith('/')) throw new UsageError(`'${address}' is no page: it begins with a slash.`);
  const site = (process.env.PUBLIC_URL ?? '').replace(/\/+$/, '');
  const token = previewToken(store.directory, manifest, hours * HOUR_MS);
  const link = `${site}${withPreview(address, token)}`;
  const where = site === '' ? ', at the address of the site' : '';
  print(`${name} ${release}, for ${hours} h${where}: ${link}`, { name, release, hours, link });
});

if (import.meta.main) await run(process.argv.slice(2));

/** An address of the site with its own query and place on the page, and the preview. */
function withPreview(address: string, token: string): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://site.invalid');
  searchParams.set('preview', token);
  return `${pathname}?${searchParams}${hash}`;
}
