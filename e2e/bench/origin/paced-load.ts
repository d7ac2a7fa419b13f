// Asks for one address at even intervals until it is told to stop, then says how long each answer took. A process of its
// own, so that what the bench does meanwhile is not measured.
import http from 'node:http';

export interface PacedOrder {
  url: string;
  everyMs: number;
}

const agent = new http.Agent({ keepAlive: true });
let asked: Promise<number>[] = [];
let timer: NodeJS.Timeout | undefined;

process.on('message', async (message: PacedOrder | 'stop') => {
  if (message !== 'stop') {
    asked = [];
    timer = setInterval(() => asked.push(milliseconds(message.url)), message.everyMs);
    return;
  }
  clearInterval(timer);
  process.send?.(await Promise.all(asked));
});
process.once('disconnect', () => process.exit());

function milliseconds(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume();
        if (response.statusCode === 200) response.once('end', () => resolve(performance.now() - began));
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      })
      .once('error', reject);
  });
}
