/** Where this release's files lie; the workers are among them (`rspack.config.ts`). */
declare const __webpack_public_path__: string;

/**
 * Asks one question of a worker of this release, which is gone once it has answered.
 * @param name its file, without the ending
 * @throws Error where there are no workers; the answer is rejected when its file cannot be had
 */
export function inWorker<Question, Answer>(
  name: 'band-worker' | 'chance-worker',
  question: Question,
): { answer: Promise<Answer>; stop: () => void } {
  const worker = new Worker(`${__webpack_public_path__}${name}.js`);
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = reject;
  });
  worker.postMessage(question);
  return { answer, stop: () => worker.terminate() };
}
