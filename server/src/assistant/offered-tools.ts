import type { AssistantEvent } from 'shared/contract/assistant';
import type { Post } from 'shared/contract/post';
import { dayInIndia } from 'shared/format/india-time';
import { z } from 'zod';
import { answerQuery } from '#content/answer-query.ts';
import { textOf } from '#content/text-of.ts';
import { Refused } from '#documents/renderer.ts';
import type { LiveTools } from '#mcp/live-tools.ts';
import { messages } from '#messages.en.ts';

/** The tool of the calculators' release that reads a question as somebody else understands it. */
const ASK = 'ask_calculators';
const ofCalculators = z.array(z.object({ name: z.string(), description: z.string(), inputSchema: z.looseObject({}) }));

const answered = z.object({
  calculator: z.string(),
  page: z.string().startsWith('/'),
  answer: z.string().default(''),
  figures: z.record(z.string(), z.string()),
  understood: z.string(),
  assumed: z.string(),
  leavesOut: z.string().optional(),
  above: z.array(z.string()).default([]),
  note: z.string(),
});
const askedBack = z.object({ asksBack: z.string() });

/** What came of a choice of the model. */
export interface ChosenAnswer {
  /** What the model reads of it. */
  text: string;
  /** What the visitor sees of it. */
  shown?: AssistantEvent;
  /** What a calculator asks in place of figures. */
  asksBack?: string;
}

interface Parts {
  tools: Pick<LiveTools, 'list' | 'call'>;
  articles: { posts(): Promise<Post[]> };
}

const words = z.strictObject({ words: z.string().max(200) });
const slug = z.strictObject({ slug: z.string().max(300) });
const passage = z.strictObject({ slug: z.string().max(300), passage: z.int().min(1) });

const asFunction = (name: string, description: string, parameters: object) => ({
  type: 'function',
  function: { name, description, parameters },
});

/** The calculators of the live release and the firm's articles, in the form of OpenAI's functions. */
export class OfferedTools {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(): Promise<object[]> {
    const listed = ofCalculators.parse(JSON.parse(await this.#parts.tools.list()));
    const calculators = listed.filter(({ name }) => name !== ASK);
    return [
      ...calculators.map(({ name, description, inputSchema }) => asFunction(name, description, inputSchema)),
      asFunction('search_articles', messages.searchArticles, z.toJSONSchema(words)),
      asFunction('read_article', messages.readArticle, z.toJSONSchema(slug)),
      asFunction('quote_article', messages.quoteArticle, z.toJSONSchema(passage)),
      asFunction('no_answer', messages.noAnswer, z.toJSONSchema(z.strictObject({}))),
    ];
  }

  /**
   * @param written arguments as the model has written them, which may be anything
   * @throws Error where the tools themselves fail
   */
  async call(question: string, name: string, written: string): Promise<ChosenAnswer> {
    const inputs = inputsIn(written);
    if (inputs === null) return refusal(messages.unreadableInputs);
    const posts = () => this.#parts.articles.posts();
    if (name === 'search_articles') return taken(words, inputs, async (search) => found(await posts(), search.words));
    if (name === 'read_article') return taken(slug, inputs, async (one) => readable(articleOf(await posts(), one)));
    if (name === 'quote_article')
      return taken(passage, inputs, async (one) => quoted(articleOf(await posts(), one), one));
    if (name === 'no_answer') return told({});
    return this.#calculated(question, name, inputs);
  }

  async #calculated(question: string, tool: string, inputs: object): Promise<ChosenAnswer> {
    try {
      const asked = { question, tool, inputs };
      const answer = await this.#parts.tools.call(ASK, asked, dayInIndia(new Date()));
      if (answer === null) throw new Error('No live release has tools.');
      return calculated(answer);
    } catch (error) {
      if (error instanceof Refused) return refusal(error.message);
      throw error;
    }
  }
}

const anything = z.looseObject({});

function inputsIn(written: string): Record<string, unknown> | null {
  try {
    return anything.safeParse(JSON.parse(written === '' ? '{}' : written)).data ?? null;
  } catch {
    return null;
  }
}

const told = (answer: unknown): ChosenAnswer => ({ text: JSON.stringify(answer) });
const refusal = (error: string): ChosenAnswer => told({ error });

function taken<T>(schema: z.ZodType<T>, inputs: object, answer: (inputs: T) => Promise<ChosenAnswer>) {
  const read = schema.safeParse(inputs);
  return read.success ? answer(read.data) : refusal(z.prettifyError(read.error));
}

/** What a calculator says to a question, in its own words. */
function calculated(text: string): ChosenAnswer {
  const json: unknown = JSON.parse(text);
  const read = answered.safeParse(json).data;
  if (read === undefined) return { text, ...askedBack.safeParse(json).data };
  const { calculator, page, answer, figures, understood, assumed, leavesOut, above, note } = read;
  const shown = {
    kind: 'figures' as const,
    ...{ title: calculator, link: page, sentence: answer, understood, assumed, leavesOut: leavesOut !== undefined },
    figures: Object.entries(figures).map(([label, value]) => ({ label, text: value })),
    warnings: [...above, note],
  } satisfies AssistantEvent;
  return { text, shown };
}

const MOST_FOUND = 5;

/** Titles of the articles that hold all of these words, newest first. */
function found(posts: readonly Post[], search: string): ChosenAnswer {
  const { posts: some } = answerQuery(posts, { search, page: 1, per_page: MOST_FOUND });
  return told(some.map((post) => ({ slug: post.slug, title: post.title?.text, excerpt: post.excerpt?.text })));
}

const articleOf = (posts: readonly Post[], wanted: { slug: string }) => posts.find((post) => post.slug === wanted.slug);

/** Above it a model reads no more. */
const MOST_CHARACTERS = 12_000;

function readable(post: Post | undefined): ChosenAnswer {
  if (post === undefined) return refusal(messages.noArticle);
  const passages: { passage: number; text: string }[] = [];
  let characters = 0;
  for (const [place, text] of passagesOf(post).entries()) {
    characters += text.length;
    if (characters > MOST_CHARACTERS) break;
    passages.push({ passage: place + 1, text });
  }
  return told({ title: post.title.text, passages });
}

function quoted(post: Post | undefined, { passage: number }: { passage: number }): ChosenAnswer {
  if (post === undefined) return refusal(messages.noArticle);
  const text = passagesOf(post)[number - 1];
  if (text === undefined) return refusal(messages.noPassage);
  const shown: AssistantEvent = { kind: 'passage', title: post.title.text, link: post.link, text };
  return { ...told({ quoted: text }), shown };
}

const SENTENCE_ENDS = /[.!?।…][”’"')\]]*$/u;

/** Paragraphs and points of an article, as they read; headings and labels are no passages. */
const passagesOf = ({ content }: Post): string[] =>
  content.rendered
    .split(/<\/(?:p|h[1-6]|li|dd|dt|td|th|blockquote|figcaption|div)>/i)
    .map(textOf)
    .filter((text) => SENTENCE_ENDS.test(text));
