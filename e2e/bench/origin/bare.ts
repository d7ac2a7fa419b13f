import { fork } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';

/** Headers that the connection makes by itself. */
const BY_THE_SERVER = ['date', 'connection', 'keep-alive', 'content-length'];

/** Starts a bare Fastify that answers with the very bytes and headers that the origin sends for this address. */
export async function startBare(url: string, headers: Record<string, string>) {
  const answer = await get(url, headers);
  const own = Object.entries(answer.headers).filter(([name]) => !BY_THE_SERVER.includes(name));
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    child.send({ headers: Object.fromEntries(own), body: answer.body.toString('base64') });
  });
  return { url: address, bytes: answer.body.length, stop: () => child.kill() };
}

/** `fetch` would decode the body; here it has to stay as it was sent. */
function get(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    http
      .get(url, { headers }, async (response) => {
        const chunks: Buffer[] = await response.toArray();
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      })
      .on('error', reject);
  });
}
