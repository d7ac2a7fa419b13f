import { chosenName, command, UsageError } from '#releases/cli/command.ts';
import { readPointer } from '#releases/pointer.ts';
import { retire } from '#releases/release-commands.ts';

const help = `
npm run retire -- <name> [--no-fault] [--reason "…"] [--json]

Takes a remote off the site: its pages answer "not found" from then on, and npm start does not bring it back before its
sources change. For the first release of a new remote, which has none to go back to. Its releases stay in the store:
npm run rollback cannot bring it back, npm run release can: of the same sources with --force --reason "…", unless it was taken
off with --no-fault.
`;

export const run = command('retire', help, { 'no-fault': { type: 'boolean' } }, async (context) => {
  const { store, why, values } = context;
  const name = chosenName(context.positionals[0], 'npm run retire -- festival');
  if (name === 'shell') throw new UsageError('Without a shell there is no site. To go back: npm run rollback -- shell');
  const pointer = readPointer(store.directory);
  const live = pointer.releases[name]?.live;
  if (live === undefined) throw new UsageError(`No release of '${name}' is live. See: npm run releases`);
  const pages = store.find(name, live)?.pages.map(({ path }) => path) ?? [];
  const { serial } = await retire(store.directory, name, {
    ...{ ...why, checked: pointer.serial },
    ...(values['no-fault'] !== true && { fault: true }),
  });
  await context.printWhenShown(`${name} ${live} is off the site (serial ${serial}). Gone with it: ${pages.join(' ')}`, {
    ...{ name, release: live, pages, serial },
  });
});

if (import.meta.main) await run(process.argv.slice(2));
