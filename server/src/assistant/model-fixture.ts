import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request's answer: text, calls of tools, or a way of failing. */
export type Turn =
  | { text: string; reason?: string | null }
  | { calls: readonly { name: string; arguments: unknown }[]; text?: string }
  | { status: number }
  | { raw: string }
  | 'hang'
  | 'endless';

export interface FakeModel {
  /** Base, as `ASSISTANT_URL` takes it. */
  url: string;
  /** What was asked, the newest last. */
  requests: { headers: http.IncomingHttpHeaders; body: string }[];
  /** The answers to come, in order; the last one stays. */
  turns: Turn[];
  /** Bytes of each piece that is sent. */
  pieceBytes: number;
  /** Requests that the origin has given up. */
  given: number;
  close(): Promise<void>;
}

const event = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

function written(turn: Exclude<Turn, string | { status: number }>): string {
  if ('raw' in turn) return turn.raw;
  const texts = [...(turn.text ?? '')].map((content) => event({ content })).join('');
  if (!('calls' in turn)) {
    return texts + (turn.reason === null ? '' : `${event({}, turn.reason ?? 'stop')}data: [DONE]\n\n`);
  }
  const calls = turn.calls.flatMap(({ name, arguments: inputs }, index) => {
    const text = JSON.stringify(inputs);
    const half = Math.ceil(text.length / 2);
    return [
      event({ tool_calls: [{ index, id: `c${index}`, type: 'function', function: { name, arguments: '' } }] }),
      event({ tool_calls: [{ index, function: { arguments: text.slice(0, half) } }] }),
      event({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] }),
    ];
  });
  return `${texts}${calls.join('')}${event({}, 'tool_calls')}data: [DONE]\n\n`;
}

/** An endpoint that speaks OpenAI's streaming format and says what a test has written down. */
export async function fakeModel(): Promise<FakeModel> {
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    model.requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.on('close', () => {
      if (!response.writableFinished) model.given += 1;
    });
    const turn = model.turns.length > 1 ? model.turns.shift() : model.turns[0];
    if (turn === undefined || turn === 'hang') return;
    if (turn !== 'endless' && 'status' in turn) return void response.writeHead(turn.status).end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (turn === 'endless') {
      const timer = setInterval(() => response.write(event({ content: 'and so on '.repeat(10_000) })), 1);
      return void response.on('close', () => clearInterval(timer));
    }
    const bytes = Buffer.from(written(turn));
    for (let at = 0; at < bytes.length; at += model.pieceBytes)
      response.write(bytes.subarray(at, at + model.pieceBytes));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: FakeModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    turns: [],
    pieceBytes: 1_000,
    given: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}
