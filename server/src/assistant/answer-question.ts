import type { AssistantEvent } from 'shared/contract/assistant';
import { askModel, type ToolCall } from '#assistant/model-stream.ts';
import type { OfferedTools } from '#assistant/offered-tools.ts';
import { messages } from '#messages.en.ts';
import type { AssistantSettings } from '#settings/assistant-settings.ts';

const MOST_ROUNDS = 6;

interface Parts {
  settings: Pick<AssistantSettings, 'url' | 'model' | 'key'>;
  tools: Pick<OfferedTools, 'list' | 'call'>;
  signal: AbortSignal;
  /** Is told what the visitor sees, as it comes. */
  tell: (event: AssistantEvent) => void;
}

/**
 * Lets the model choose what answers the question: a calculator with its inputs, or a passage of an article. Calculators and
 * articles say it; no word that the model writes is passed on. What is no choice goes back to the model with the reason.
 *
 * @throws ModelError where the endpoint or its answer fails, or the reason of the signal
 */
export async function answerQuestion(question: string, { settings, tools, signal, tell }: Parts): Promise<void> {
  const conversation: object[] = [
    { role: 'system', content: messages.instructions },
    { role: 'user', content: question },
  ];
  const offered = await tools.list();
  const shown = new Set<string>();
  let asksBack: string | undefined;
  for (let round = 0; round < MOST_ROUNDS && shown.size === 0; round += 1) {
    const calls = await askModel(settings, { messages: conversation, tools: offered }, signal);
    if (calls.length === 0) break;
    conversation.push(asMessage(calls));
    for (const call of calls) {
      const chosen = await tools.call(question, call.name, call.arguments);
      signal.throwIfAborted();
      const line = JSON.stringify(chosen.shown);
      if (chosen.shown && !shown.has(line)) tell(chosen.shown);
      if (chosen.shown) shown.add(line);
      asksBack = chosen.asksBack ?? asksBack;
      conversation.push({ role: 'tool', tool_call_id: call.id, content: chosen.text });
    }
  }
  tell({ kind: 'end', ...(shown.size === 0 && asksBack !== undefined && { asksBack }) });
}

const asMessage = (calls: readonly ToolCall[]): object => ({
  role: 'assistant',
  content: null,
  tool_calls: calls.map(({ id, name, arguments: written }) => ({
    id,
    type: 'function',
    function: { name, arguments: written },
  })),
});
