/**
 * Hears of the end of npm's own shell. npm hands a signal to that shell alone, which ends and leaves this process behind
 * without a word; whoever stopped `npm start` would find the site still there. Returns how to stop listening.
 */
export function onOrphaned(act) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 250);
  return () => clearInterval(timer);
}
