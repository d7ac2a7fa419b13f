import { useEffect, useState } from 'react';
import type { BandRequest, BandYear } from '#engine/band/range-band.ts';
import { REST_MS } from '#scenario/quiet.ts';

/** Where this release's files lie; the worker is one of them (`rspack.config.ts`). */
declare const __webpack_public_path__: string;

/** Without workers the same figures are worked out here, only less smoothly. */
async function withoutWorker(request: BandRequest): Promise<BandYear[]> {
  const { rangeBand } = await import('#engine/band/range-band.ts');
  return rangeBand(request);
}

function inWorker(request: BandRequest): { years: Promise<BandYear[]>; stop: () => void } {
  const worker = new Worker(`${__webpack_public_path__}band-worker.js`);
  const years = new Promise<BandYear[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<BandYear[]>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = reject;
  });
  worker.postMessage(request);
  return { years, stop: () => worker.terminate() };
}

/** The band of a request, worked out once typing has paused; null until then and while there is no request. */
export function useBand(request: BandRequest | null): readonly BandYear[] | null {
  const [band, setBand] = useState<readonly BandYear[] | null>(null);
  const key = JSON.stringify(request);

  useEffect(() => {
    const wanted: BandRequest | null = JSON.parse(key);
    if (wanted === null) return setBand(null);
    let gone = false;
    let stop = () => {};
    const show = (years: BandYear[]) => gone || setBand(years);
    const timer = setTimeout(() => {
      try {
        const work = inWorker(wanted);
        stop = work.stop;
        work.years.catch(() => withoutWorker(wanted)).then(show);
      } catch {
        withoutWorker(wanted).then(show);
      }
    }, REST_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [key]);

  return band;
}
