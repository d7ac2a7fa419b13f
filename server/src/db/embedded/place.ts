import fs from 'node:fs';

/** Which folder it is, told from a copy of it. */
export interface Place {
  path: string;
  /** Stays the same where the folder was moved, or is reached by a second mount. */
  inode: string;
}

export function placeOf(folder: string): Place {
  const { dev, ino } = fs.statSync(folder, { bigint: true });
  return { path: fs.realpathSync(folder), inode: `${dev}:${ino}` };
}

/** Either is enough: two servers on one folder do more harm than a command that is refused. */
export const isSamePlace = (one: Place, other: Place): boolean => one.path === other.path || one.inode === other.inode;
