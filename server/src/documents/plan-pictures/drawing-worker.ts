// The thread that draws: whatever a text does to the drawing, the origin goes on, and ends it when it takes too long.
import { parentPort } from 'node:worker_threads';
import { drawPicture, type Words } from '#releases/pictures/draw-picture.ts';

parentPort?.on('message', async (words: Words) => {
  try {
    parentPort?.postMessage({ png: await drawPicture(words) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
