import { useEffect, useState } from 'react';
import { inWorker } from '#calculator-page/extras/in-worker.ts';
import type { BandRequest, BandYear } from '#engine/band/range-band.ts';
import { REST_MS } from '#scenario/quiet.ts';

/** Without workers the same figures are worked out here, only less smoothly. */
async function withoutWorker(request: BandRequest): Promise<BandYear[]> {
  const { rangeBand } = await import(/* webpackChunkName: "questions" */ '#engine/band/range-band.ts');
  return rangeBand(request);
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
        const work = inWorker<BandRequest, BandYear[]>('band-worker', wanted);
        stop = work.stop;
        work.answer.catch(() => withoutWorker(wanted)).then(show);
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
