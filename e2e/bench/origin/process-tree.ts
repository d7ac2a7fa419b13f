import fs from 'node:fs';

/**
 * Memory of a process and of all below it, in megabytes, without the database: the origin and its renderers.
 *
 * @returns undefined where the system does not tell
 */
export function processTreeMegabytes(root: number): number | undefined {
  if (!fs.existsSync('/proc/self/status')) return undefined;
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)));
  const within = new Set([root]);
  // A child may stand before its parent in the list.
  for (let size = 0; size < within.size; ) {
    size = within.size;
    for (const { pid, parent } of processes) if (within.has(parent)) within.add(pid);
  }
  const counted = processes.filter(({ pid, name }) => within.has(pid) && name !== 'postgres');
  return counted.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1_024;
}

function read(pid: number): { pid: number; parent: number; name: string; kilobytes: number }[] {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
    return [{ pid, parent: Number(field('PPid')), name: field('Name'), kilobytes: Number(field('VmRSS')) }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
