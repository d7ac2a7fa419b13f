/** A page that does not answer: its own script keeps it busy. */
export class Unanswered extends Error {}

/** @throws Unanswered when the promise is not settled in time */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unanswered('It does not answer.')), ms);
  });
  // What fails after nobody waits for it any more is no fault of the process.
  promise.catch(() => {});
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
