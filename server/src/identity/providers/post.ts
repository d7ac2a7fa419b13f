import { SendFailure } from '#identity/providers/provider.ts';

const TIMEOUT_MS = 8000;
/** The call cannot have reached anybody, so a second one sends nothing twice. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

export interface Answer {
  status: number;
  /** Parsed JSON, or null when the answer is something else. */
  json: unknown;
}

/**
 * Posts to a provider, and once more when the first call reached nobody. A time-out is not tried again: the code may be
 * on its way.
 *
 * @throws SendFailure when no answer comes
 */
export async function post(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, json: parse(await response.text()) };
    } catch (error) {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? '';
      if (attempt === 1 && NOT_REACHED.has(code)) continue;
      const { hostname } = new URL(url);
      throw new SendFailure('failed', `${hostname}: ${code || (error as Error).name}`);
    }
  }
}

export const postJson = (url: string, headers: Record<string, string>, body: unknown): Promise<Answer> =>
  post(url, { 'content-type': 'application/json', accept: 'application/json', ...headers }, JSON.stringify(body));

/** A text value of an answer, or an empty string. */
export function textOf(json: unknown, name: string): string {
  const value = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
