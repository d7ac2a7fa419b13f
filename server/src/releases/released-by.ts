import os from 'node:os';

/** Who releases, for manifest and history: `RELEASED_BY`, else whoever is signed in on this machine. */
export function releasedBy(): string {
  const { RELEASED_BY, USER } = process.env;
  if (RELEASED_BY || USER) return (RELEASED_BY || USER) as string;
  try {
    return os.userInfo().username;
  } catch {
    // A container's user without a name.
    return 'unknown';
  }
}
