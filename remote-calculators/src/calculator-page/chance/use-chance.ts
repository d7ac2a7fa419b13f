import { startTransition, useEffect, useState } from 'react';
import { whenAsked } from '#calculator-page/settle/settle-now.ts';
import { simulate } from '#calculator-page/simulation/simulate.ts';
import type { ChanceAnswer, ChanceRequest } from '#engine/simulation/chance.ts';
import { chanceInSlices, chanceOf } from '#engine/simulation/chance.ts';
import { REST_MS } from '#scenario/pointer-held.ts';

/** The newest answer with what was asked, which may be older than what is asked now; `failed` stands for none. */
interface Snapshot {
  key: string;
  request: ChanceRequest;
  answer: ChanceAnswer | 'failed';
}

export interface Chance {
  told: { request: ChanceRequest; answer: ChanceAnswer } | null;
  state: 'nothing' | 'working' | 'told' | 'failed';
  again: () => void;
}

/** The chance of a request, counted once typing has paused, and at once when paper asks for it. */
export function useChance(request: ChanceRequest | null): Chance {
  const [told, setTold] = useState<Snapshot | null>(null);
  const key = JSON.stringify(request);
  const isTold = told?.key === key;

  useEffect(() => {
    const wanted: ChanceRequest | null = JSON.parse(key);
    if (wanted === null || isTold) return;
    let stop = () => {};
    const show = (answer: ChanceAnswer | 'failed') => setTold({ key, request: wanted, answer });
    const timer = setTimeout(() => {
      const counting = simulate({ chance: wanted }, (isGone) => countedInSlices(wanted, isGone));
      stop = counting.stop;
      counting.answer.then(
        (answer) => answer !== null && startTransition(() => show(answer)),
        () => show('failed'),
      );
    }, REST_MS);
    const forget = whenAsked(() => show(chanceOf(wanted)));
    return () => {
      clearTimeout(timer);
      stop();
      forget();
    };
  }, [key, isTold]);

  const again = () => setTold(null);
  if (request === null) return { told: null, state: 'nothing', again };
  if (told === null) return { told, state: 'working', again };
  const { answer } = told;
  if (answer === 'failed') return { told: null, state: isTold ? 'failed' : 'working', again };
  return { told: { request: told.request, answer }, state: isTold ? 'told' : 'working', again };
}

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
