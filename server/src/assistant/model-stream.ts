import { z } from 'zod';
import type { AssistantSettings } from '#settings/assistant-settings.ts';

/** Characters of one answer, of which each token takes some hundred, and tokens that the endpoint is asked to stay below. */
const MOST_CHARACTERS = 1_000_000;
const MOST_TOKENS = 900;
const LONGEST_ARGUMENTS = 20_000;
const MOST_CALLS = 8;

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            tool_calls: z
              .array(
                z.object({
                  index: z
                    .int()
                    .min(0)
                    .max(MOST_CALLS - 1),
                  id: z.string().max(200).nullish(),
                  function: z
                    .object({ name: z.string().max(100).nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .max(1),
});

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** The endpoint did not answer as it should; the message is for the log and holds nothing of the question. */
export class ModelError extends Error {}

/**
 * One request to the endpoint, streamed. It carries the messages and the firm's key, and nothing of the visitor.
 *
 * @returns what the model calls; text that it writes is not read
 * @throws ModelError, or the reason of the signal
 */
export async function askModel(
  { url, model, key }: Pick<AssistantSettings, 'url' | 'model' | 'key'>,
  body: { messages: readonly object[]; tools: readonly object[] },
  signal: AbortSignal,
): Promise<ToolCall[]> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      ...body,
      stream: true,
      ...{ tool_choice: 'required', temperature: 0, max_tokens: MOST_TOKENS },
    }),
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new ModelError(`The endpoint answered with status ${response.status}.`);
  }
  const calls: ToolCall[] = [];
  let reason: string | null = null;
  for await (const data of eventsOf(response.body)) {
    const [choice] = chunkOf(data).choices;
    if (choice === undefined) continue;
    for (const part of choice.delta?.tool_calls ?? []) gather(calls, part.index, part.id, part.function);
    reason = choice.finish_reason ?? reason;
  }
  if (reason === null) throw new ModelError('The endpoint’s answer ended early.');
  // Holes stay where the model numbers its calls with gaps.
  return calls.filter(Boolean);
}

/** The data of each server-sent event until the one that says that all is done. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  let characters = 0;
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const piece = decoder.decode(bytes, { stream: true });
    characters += piece.length;
    if (characters > MOST_CHARACTERS) throw new ModelError('The endpoint’s answer is too large.');
    rest += piece;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data:\s*(.*?)\s*$/.exec(line)?.[1];
      if (data === '[DONE]') return;
      if (data !== undefined && data !== '') yield data;
    }
  }
}

function chunkOf(data: string): z.infer<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelError('The endpoint’s answer cannot be read.');
  }
}

interface CallPart {
  name?: string | null | undefined;
  arguments?: string | null | undefined;
}

/** A call comes in parts, of which the first has the name. */
function gather(calls: ToolCall[], index: number, id: string | null | undefined, part: CallPart | null | undefined) {
  const call = calls[index] ?? { id: id ?? `call-${index}`, name: '', arguments: '' };
  calls[index] = call;
  call.name += part?.name ?? '';
  call.arguments += part?.arguments ?? '';
  if (call.arguments.length > LONGEST_ARGUMENTS) throw new ModelError('The endpoint’s call of a tool is too large.');
}
