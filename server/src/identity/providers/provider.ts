import type { Contact } from '#identity/contact/contact.ts';
import { messages } from '#messages.en.ts';

export interface CodeMessage {
  contact: Contact;
  /** Six digits; ignored by providers that make their own code. */
  code: string;
  /** The challenge's id, for receivers that drop second copies. */
  id: string;
  expiresInSeconds: number;
}

/** A way to bring a one-time code to a person. */
export interface OtpProvider {
  name: string;
  channels: readonly Contact['channel'][];
  /** How many digits the codes have that it makes itself, where they are no six. */
  codeDigits?: number;
  /**
   * Sends a code. `reference` is null when the origin's own code was sent; a provider that makes the code returns its
   * id instead and checks the answer itself.
   *
   * @throws SendFailure
   */
  sendCode(message: CodeMessage): Promise<{ reference: string | null }>;
  check?(reference: string, code: string): Promise<boolean>;
  /**
   * Tells a person something that needs no answer, where the provider can.
   *
   * @param markSent called before the step that cannot be taken back, by providers that cannot drop a second copy by its id
   */
  notify?(contact: Contact, text: string, id: string, markSent: () => Promise<void>): Promise<void>;
}

/**
 * `contact`: the provider refuses this number or address; `rate`: it has had too many; `unanswered`: it was called, and no
 * answer came, so the message may be on its way; `failed`: anything else.
 */
type FailureKind = 'contact' | 'rate' | 'unanswered' | 'failed';

export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** The text of a code message. The code comes first: phones offer what they find there. */
export const codeText = (firm: string, code: string, seconds: number): string =>
  messages.codeMessage({ code, firm, minutes: Math.round(seconds / 60) });

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
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, json: parse(await response.text()) };
    } catch (error) {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? '';
      if (attempt === 1 && NOT_REACHED.has(code)) continue;
      const { hostname } = new URL(url);
      throw new SendFailure(
        NOT_REACHED.has(code) ? 'failed' : 'unanswered',
        `${hostname}: ${code || (error as Error).name}`,
      );
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
