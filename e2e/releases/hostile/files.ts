import fs from 'node:fs';
import path from 'node:path';
import { after, type Seeded } from '../seeds.ts';

const append = (file: string) => fs.appendFileSync(file, '\n/* tampered */');

/** Releases whose files are not what they say, or too much. */
export const inFiles: Seeded[] = [
  {
    title: 'has a tampered chunk',
    edits: after((client, { files }) =>
      append(path.join(client, Object.keys(files).find((file) => /^routes\..*\.js$/.test(file)) ?? '')),
    ),
    says: /is not what its hash says/,
  },
  {
    title: 'has a tampered entry',
    edits: after((client, { entry }) => append(path.join(client, entry))),
    says: /is not what its hash says/,
  },
  {
    title: 'has a tampered server bundle',
    edits: after((client) => append(path.join(client, '../server/server.cjs'))),
    says: /server\.cjs is not what its hash says/,
  },
  {
    title: 'serves its entry as plain text',
    edits: after((client, facts) => {
      for (const form of ['', '.br', '.gz'])
        fs.copyFileSync(path.join(client, `${facts.entry}${form}`), path.join(client, `entry.txt${form}`));
      const files = { ...facts.files, 'entry.txt': facts.files[facts.entry] };
      fs.writeFileSync(path.join(client, '../release.json'), JSON.stringify({ ...facts, files, entry: 'entry.txt' }));
    }),
    says: /does not show/,
  },
  {
    title: 'brings a 40 MB script that packs to nothing',
    edits: () => ({ extra: { 'more.00000000.js': `/*${' '.repeat(40_000_000)}*/` } }),
    says: /Size: \d+ kB unpacked/,
  },
];
