import { type Puzzle, solving } from '#puzzle/puzzle.ts';

/** Where the shell's files lie; the worker is one of them (`shell/rspack.config.ts`). */
declare const __webpack_public_path__: string;

/** Milliseconds of work between two breaths of the page, where there is no worker. */
const STEP_MS = 8;

/** Solves a puzzle beside the page. @returns the proof for the call that comes again */
export async function solveInWorker(puzzle: Puzzle): Promise<string> {
  try {
    return await inWorker(puzzle);
  } catch {
    // No workers here, or the files lie on another host, from which browsers start none.
    return inSteps(puzzle);
  }
}

function inWorker(puzzle: Puzzle): Promise<string> {
  const worker = new Worker(`${__webpack_public_path__}puzzle-worker.js`);
  const proof = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = reject;
  });
  worker.postMessage(puzzle);
  return proof.finally(() => worker.terminate());
}

async function inSteps(puzzle: Puzzle): Promise<string> {
  const steps = solving(puzzle);
  for (;;) {
    const until = performance.now() + STEP_MS;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
