import { type BandRequest, rangeBand } from '#engine/band/range-band.ts';

// A thousand paths take long enough to be felt; here they never hold up typing.
addEventListener('message', ({ data }: MessageEvent<BandRequest>) => postMessage(rangeBand(data)));
