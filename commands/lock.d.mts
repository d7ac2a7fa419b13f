/** Runs one piece of work while no other process runs work under the same lock; `onWait` is called once when one does. */
export function withLock<Result>(file: string, onWait: () => void, work: () => Promise<Result>): Promise<Result>;
