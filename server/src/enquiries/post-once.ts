import { once } from 'node:events';
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';

/** More of an answer than this is not read. */
const LONGEST_ANSWER = 262_144;
const USER_AGENT = 'distributor-site/1.0 (contact form forwarder)';

/** How far one POST came. */
export interface Posted {
  /** Whether the body left: before that, whoever was asked cannot have taken anything. */
  isHandedOver: boolean;
  /** What came back; undefined when nothing did. Of an answer that was cut, what there was. */
  answer?: { status: number; headers: IncomingHttpHeaders; text: string };
  /** Why nothing came back, or not all of it. */
  failure?: string;
}

export interface Handing {
  /** Called right before the body leaves. */
  markSent: () => Promise<void>;
  /** Ends the wait. */
  signal: AbortSignal;
}

/**
 * Posts a form, and tells whether it left the house. `fetch` does not: a connection that was refused and one that broke
 * after the question was taken are the same error there. So the headers go first, on a connection of their own, and the
 * body once that stands and `markSent` has been heard. Never throws.
 */
export async function postOnce(url: string, form: FormData, { markSent, signal }: Handing): Promise<Posted> {
  const posted: Posted = { isHandedOver: false };
  let request: ClientRequest | undefined;
  try {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    let isAnswered = false;
    request = (url.startsWith('https:') ? https : http).request(url, {
      method: 'POST',
      // A kept connection may be closed by the other end at this moment, which would be a doubt for nothing.
      agent: false,
      signal,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': body.length,
        'user-agent': USER_AGENT,
        accept: 'application/json',
        'accept-encoding': 'identity',
      },
    });
    // What breaks after the first bytes of an answer is met where it is read.
    request.on('error', () => {});
    request.once('response', () => {
      isAnswered = true;
    });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    request.flushHeaders();
    await Promise.race([connected(request), answered]);
    await markSent();
    // Whoever answers to the headers alone, such as one that has moved, gets no body.
    if (!isAnswered && !request.destroyed) {
      posted.isHandedOver = true;
      request.end(body);
    }
    const [response] = await answered;
    posted.answer = { status: response.statusCode ?? 0, headers: response.headers, text: '' };
    for await (const chunk of response.setEncoding('utf8')) {
      posted.answer.text += chunk;
      if (posted.answer.text.length > LONGEST_ANSWER) break;
    }
  } catch (error) {
    posted.failure = error instanceof Error ? error.message || error.name : String(error);
  } finally {
    request?.destroy();
  }
  return posted;
}

/** Until the connection stands, by https with a certificate that was found good. */
async function connected(request: ClientRequest): Promise<void> {
  const [socket] = await once(request, 'socket');
  await once(socket, request.protocol === 'https:' ? 'secureConnect' : 'connect');
}
