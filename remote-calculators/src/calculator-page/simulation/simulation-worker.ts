import type { Question } from '#calculator-page/simulation/simulate.ts';
import { chanceOf } from '#engine/simulation/chance.ts';
import { rangeBand } from '#engine/simulation/range-band.ts';

// Thousands of courses take long enough to be felt; here they never hold up typing.
addEventListener('message', ({ data }: MessageEvent<Question>) =>
  postMessage('band' in data ? rangeBand(data.band) : chanceOf(data.chance)),
);
