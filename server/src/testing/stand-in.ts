import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface StandIn {
  url: string;
  calls: ReceivedCall[];
  /** What the next calls get; `hang` never answers. */
  answer: { status: number; body: unknown } | 'hang' | ((call: ReceivedCall) => { status: number; body: unknown });
  close(): Promise<void>;
}

/** A local HTTP server that stands in for an outside service and remembers what it was asked. */
export async function createStandIn(): Promise<StandIn> {
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    standIn.calls.push(call);
    const answer = typeof standIn.answer === 'function' ? standIn.answer(call) : standIn.answer;
    if (answer === 'hang') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: { status: 200, body: {} },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
