import { useCallback, useEffect, useRef, useState } from 'react';
import type { AssistantEvent } from 'shared/contract/assistant';
import { messages } from '#messages.en.ts';

/** What a visitor sees of an answer. */
type ShownEvent = Extract<AssistantEvent, { kind: 'figures' | 'passage' }>;

export interface Answering {
  state: 'idle' | 'under way' | 'done' | 'stopped' | 'failed';
  shown: readonly ShownEvent[];
  /** What a calculator asks, where nothing was found. */
  asksBack?: string | undefined;
  /** What a visitor reads of a failure. */
  problem: string;
}

const IDLE: Answering = { state: 'idle', shown: [], problem: '' };

/** Asks the assistant when told to, and keeps what has come so far. Leaving the page ends the request. */
export function useAssistant(question: string) {
  const [answering, setAnswering] = useState(IDLE);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const ask = useCallback(async () => {
    underWay.current?.abort();
    const leaving = new AbortController();
    underWay.current = leaving;
    setAnswering({ ...IDLE, state: 'under way' });
    const failed = (problem: string) => {
      if (!leaving.signal.aborted) setAnswering((shown) => ({ ...shown, state: 'failed', problem }));
    };
    try {
      const response = await fetch('/server/assistant', {
        method: 'POST',
        credentials: 'omit',
        signal: leaving.signal,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question, consent: true }),
      });
      if (!response.ok || response.body === null) return failed(await problemOf(response));
      for await (const event of eventsOf(response.body)) {
        if (leaving.signal.aborted) return;
        setAnswering((shown) => withEvent(shown, event));
        if (event.kind === 'end' || event.kind === 'failed') return;
      }
      failed(messages.cutOff);
    } catch {
      failed(messages.noAnswer);
    }
  }, [question]);

  const stop = useCallback(() => {
    underWay.current?.abort();
    setAnswering((shown) => ({ ...shown, state: 'stopped' }));
  }, []);
  return { answering, ask, stop };
}

/** The origin's own line, where it has one. */
async function problemOf(response: Response): Promise<string> {
  const { message }: { message?: string } = await response.json().catch(() => ({}));
  return message ?? messages.noAnswer;
}

function withEvent(before: Answering, event: AssistantEvent): Answering {
  if (event.kind === 'end') return { ...before, state: 'done', asksBack: event.asksBack };
  if (event.kind === 'failed') return { ...before, state: 'failed', problem: event.message };
  // An origin of before tells in sentences, which this page does not show.
  const isShown = event.kind === 'figures' || event.kind === 'passage';
  return isShown ? { ...before, shown: [...before.shown, event] } : before;
}

/**
 * What the origin says, line by line as it comes.
 *
 * @throws TypeError where the connection breaks
 */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AssistantEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}
