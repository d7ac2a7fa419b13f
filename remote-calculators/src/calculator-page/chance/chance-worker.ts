import type { ChanceRequest } from '#engine/chance/chance.ts';
import { chanceOf } from '#engine/chance/chance.ts';

// Thousands of courses take long enough to be felt; here they never hold up typing.
addEventListener('message', ({ data }: MessageEvent<ChanceRequest>) => postMessage(chanceOf(data)));
