import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The origin's name among those that share a store: hosts and ports may be the same in two containers. */
export function originId(dataDir: string): string {
  const file = path.join(dataDir, 'origin-id');
  try {
    const known = fs.readFileSync(file, 'utf8').trim();
    if (/^[\w-]{36}$/.test(known)) return known;
  } catch {
    // Its first start.
  }
  const id = randomUUID();
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, `${id}\n`);
  } catch {
    // A folder that cannot be written to: after a restart the counts go into another file, and none is lost.
  }
  return id;
}
