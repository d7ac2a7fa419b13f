import { readFileSync } from 'node:fs';

/**
 * Hears of the end of npm's own shell, or of npm. npm hands a signal to that shell alone, which ends and leaves this process behind
 * without a word; whoever stopped `npm start` would find the site still there. A killed npm leaves its shell behind too.
 * Returns how to stop listening.
 */
export function onOrphaned(act) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const npm = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || parentOf(parent) === npm)) return;
    clearInterval(timer);
    act();
  }, 250);
  return () => clearInterval(timer);
}

/** Null where the system has no /proc: there only the end of the shell is heard of. */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}
