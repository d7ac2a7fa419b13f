// Asks for links, each of them another one, as fast as they are answered. A process of its own, so that what it does itself
// is not measured.
import http from 'node:http';

interface Order {
  url: string;
  /** Numbers of the links, from the first on. */
  first: number;
  count: number;
  connections: number;
}

/** What came back. */
export interface LinkAnswers {
  drawn: number;
  blank: number;
  seconds: number;
}

process.on('message', async ({ url, first, count, connections }: Order) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const answers = { drawn: 0, blank: 0 };
  let next = first;
  const ask = async () => {
    while (next < first + count) {
      const number = next;
      next += 1;
      const amount = 1_000 + (number % 90_000);
      const rate = (1 + Math.floor(number / 90_000) / 100).toFixed(2);
      const headers = await get(`${url}/sipcalculator?monthly=${amount}&years=17&annualRatePct=${rate}`, agent);
      answers[headers['cache-control'] === 'no-store' ? 'blank' : 'drawn'] += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  process.send?.({ ...answers, seconds: (performance.now() - began) / 1_000 } satisfies LinkAnswers);
});
process.once('disconnect', () => process.exit());

function get(url: string, agent: http.Agent): Promise<http.IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.headers));
      })
      .once('error', reject);
  });
}
