import type { AssistantEvent } from 'shared/contract/assistant';
import { type Known, mayBeShown } from '#assistant/check/check-sentence.ts';
import { Sentences } from '#assistant/check/sentences.ts';
import { askModel, ModelError, type Round } from '#assistant/model-stream.ts';
import type { OfferedTools } from '#assistant/offered-tools.ts';
import { messages } from '#messages.en.ts';
import type { AssistantSettings } from '#settings/assistant-settings.ts';

const MOST_ROUNDS = 6;

interface Parts {
  settings: Pick<AssistantSettings, 'url' | 'model' | 'key'>;
  tools: Pick<OfferedTools, 'list' | 'call'>;
  signal: AbortSignal;
  /** Is told what the visitor may see, as it comes. */
  tell: (event: AssistantEvent) => void;
}

/**
 * Lets the model answer by the tools and passes on the sentences that are checked.
 *
 * @throws ModelError where the endpoint or its answer fails, or the reason of the signal
 */
export async function answerQuestion(question: string, { settings, tools, signal, tell }: Parts): Promise<void> {
  const conversation: object[] = [
    { role: 'system', content: messages.instructions },
    { role: 'user', content: question },
  ];
  const offered = await tools.list();
  let known: Known = { figures: [], articles: [] };
  let leftOut = 0;
  const show = (sentence: string) => {
    if (mayBeShown(sentence, known)) tell({ kind: 'sentence', text: sentence.normalize('NFC') });
    else leftOut += 1;
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sentences = new Sentences();
    const answer = await askModel(settings, { messages: conversation, tools: offered }, signal, (piece) => {
      for (const sentence of sentences.add(piece)) show(sentence);
    });
    const { last, isCut } = sentences.end();
    if (last !== null && answer.isWhole) show(last);
    else if (last !== null || isCut) leftOut += 1;
    if (answer.calls.length === 0) {
      tell({ kind: 'end', leftOut });
      return;
    }
    conversation.push(asMessage(answer));
    for (const call of answer.calls) {
      const { text, known: found, source } = await tools.call(call.name, call.arguments);
      signal.throwIfAborted();
      known = {
        figures: [...known.figures, ...found.figures],
        articles: [...known.articles, ...found.articles],
      };
      if (source !== undefined) tell({ kind: 'source', ...source });
      conversation.push({ role: 'tool', tool_call_id: call.id, content: text });
    }
  }
  throw new ModelError('The model asked for more tools than it may.');
}

const asMessage = ({ calls, text }: Round): object => ({
  role: 'assistant',
  content: text,
  tool_calls: calls.map(({ id, name, arguments: written }) => ({
    id,
    type: 'function',
    function: { name, arguments: written },
  })),
});
