// The crowd of `torture.ts`: so many clients that each send one call after the other. Ends by a message, and tells how many
// answers there were of each status.
import { parentPort, workerData } from 'node:worker_threads';
import { enquiry } from '#testing/enquiry.ts';

const { url, clients } = workerData as { url: string; clients: number };
const statuses: Record<string, number> = {};
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

async function client(number: number): Promise<void> {
  while (!isOver) {
    const status = await fetch(`${url}/server/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${number >> 8}.${number & 255}.1` },
      body: JSON.stringify(enquiry),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return String(response.status);
      },
      () => 'no answer',
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
parentPort?.postMessage(statuses);
