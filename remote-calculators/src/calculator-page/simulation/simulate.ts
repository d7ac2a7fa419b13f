import type { ChanceRequest } from '#engine/simulation/chance.ts';
import type { BandRequest } from '#engine/simulation/range-band.ts';

/** Where this release's files lie; the worker is among them (`rspack.config.ts`). */
declare const __webpack_public_path__: string;

/** What is drawn: the range of a plan's value, or how often a plan does what it is for. */
export type Question = { band: BandRequest } | { chance: ChanceRequest };

/** A worker whose file hangs on the network is not waited for any longer: the page can count as well. */
export const WORKER_MS = 5_000;

/** An answer on its way. */
interface Simulation<Answer> {
  /** Null when it was stopped. */
  readonly answer: Promise<Answer | null>;
  readonly stop: () => void;
}

/**
 * Draws in a worker of this release, which is gone once it has answered, or on the page where there is none, or none that
 * answers.
 *
 * @param here the same on the page, which stops when it is told to
 */
export function simulate<Answer>(
  question: Question,
  here: (isGone: () => boolean) => Promise<Answer | null>,
): Simulation<Answer> {
  let gone = false;
  let end = () => {};
  const there = async (): Promise<Answer> => {
    const worker = new Worker(`${__webpack_public_path__}simulation-worker.js`);
    const answer = new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = reject;
      const timer = setTimeout(() => reject(new Error('The worker has not answered.')), WORKER_MS);
      end = () => {
        clearTimeout(timer);
        worker.terminate();
      };
    });
    worker.postMessage(question);
    return answer.finally(() => end());
  };
  return {
    answer: there().catch(() => (gone ? null : here(() => gone))),
    stop: () => {
      gone = true;
      end();
    },
  };
}
