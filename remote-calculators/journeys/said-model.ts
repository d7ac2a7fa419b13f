import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of the endpoint: the call of a calculator or an article, words, both, or none. */
export type Said = { call?: string; inputs?: object; text?: string } | 'fails' | 'hangs';

export interface SaidModel {
  /** Base, as `ASSISTANT_URL` takes it. */
  url: string;
  /** The answers to come, in order; the last one stays. */
  says: Said[];
  /** Requests so far. */
  asked: number;
  close(): Promise<void>;
}

const event = (delta: object, reason: string | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

function written({ call, inputs, text = '' }: Exclude<Said, string>): string {
  const words = [...text].map((content) => event({ content }, null)).join('');
  if (call === undefined) return words + event({}, 'stop');
  const named = { index: 0, id: 'c', function: { name: call, arguments: JSON.stringify(inputs) } };
  return words + event({ tool_calls: [named] }, 'tool_calls');
}

/** An endpoint that streams as OpenAI's does and says what a journey has written down. */
export async function saidModel(): Promise<SaidModel> {
  const server = http.createServer((request, response) => {
    model.asked += 1;
    request.resume();
    const said = model.says.length > 1 ? model.says.shift() : model.says[0];
    if (said === undefined || said === 'hangs') return;
    if (said === 'fails') {
      response.writeHead(500).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`${written(said)}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: SaidModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    says: [],
    asked: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}
