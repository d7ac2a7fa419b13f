import { command } from '#releases/cli/command.ts';
import { readHistory, readPointer } from '#releases/pointer.ts';

const help = `
npm run releases [-- --json]

Shows what is live, what it replaced, and the last changes: when, who, what and why.
`;

await command(help, { json: { type: 'boolean' } }, async ({ values, store }) => {
  const pointer = readPointer(store.directory);
  const history = readHistory(store.directory);
  if (values.json === true) {
    console.log(JSON.stringify({ ...pointer, history }, null, 2));
    return;
  }
  if (pointer.serial === 0) {
    console.log('Nothing is released yet. Run `npm start`, or `npm run release -- <name>`.');
    return;
  }
  console.log(`Serial ${pointer.serial}, changed ${pointer.updatedAt}\n`);
  const rows = Object.entries(pointer.releases).map(([name, entry]) => [name, entry.live, entry.previous ?? '-']);
  printTable(['package', 'live', 'before it'], rows);
  console.log('\nLast changes');
  printTable(
    ['when', 'who', 'what', 'package', 'release', 'instead of', 'why'],
    history
      .slice(0, 20)
      .map((change) => [
        change.at,
        change.by,
        change.action,
        change.name,
        change.to,
        change.from ?? '-',
        change.reason ?? '',
      ]),
  );
});

function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
