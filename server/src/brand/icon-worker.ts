// The thread that draws one icon: loading the drawing would stop the origin for half a second.
import { parentPort, workerData } from 'node:worker_threads';
import { openRenderer } from '#releases/pictures/open-renderer.ts';

const { svg, side } = workerData as { svg: string; side: number };
const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const size = { width: side, height: side };
parentPort?.postMessage(
  await openRenderer().render({ type: 'image', src, ...size, style: size }, { ...size, format: 'png' }),
);
