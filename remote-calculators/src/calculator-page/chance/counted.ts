import { inWorker } from '#calculator-page/extras/in-worker.ts';
import { chanceInSlices } from '#engine/chance/chance.ts';
import type { ChanceAnswer, ChanceRequest } from '#engine/chance/chance-request.ts';

/** A worker whose file hangs on the network is not waited for any longer: the page can count as well. */
const WORKER_MS = 5_000;

/** Counts on the page, a slice at a time, so that a key press never waits for all of it. */
async function countedInSlices(request: ChanceRequest, isGone: () => boolean): Promise<ChanceAnswer | null> {
  const slices = chanceInSlices(request);
  while (!isGone()) {
    const { done, value } = slices.next();
    if (done) return value;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}

/** An answer on its way. */
export interface Counting {
  /** Null when it was stopped. */
  readonly answer: Promise<ChanceAnswer | null>;
  readonly stop: () => void;
}

/** Counts in a worker, or on the page where there is none, or none that answers. */
export function count(request: ChanceRequest): Counting {
  let gone = false;
  let end = () => {};
  const here = () => countedInSlices(request, () => gone);
  const there = async (): Promise<ChanceAnswer | null> => {
    const work = inWorker<ChanceRequest, ChanceAnswer>('chance-worker', request);
    const late = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('The worker has not answered.')), WORKER_MS);
      end = () => {
        clearTimeout(timer);
        work.stop();
      };
    });
    return Promise.race([work.answer, late]).finally(end);
  };
  return {
    answer: there().catch(here),
    stop: () => {
      gone = true;
      end();
    },
  };
}
