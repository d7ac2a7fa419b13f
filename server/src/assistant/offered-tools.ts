import type { Post } from 'shared/contract/post';
import { dayInIndia } from 'shared/format/india-time';
import { z } from 'zod';
import type { Known, ReadArticle } from '#assistant/check/check-sentence.ts';
import { knownFrom } from '#assistant/check/known-figures.ts';
import { readable } from '#assistant/check/readable.ts';
import { Sentences } from '#assistant/check/sentences.ts';
import { answerQuery } from '#content/answer-query.ts';
import { textOf } from '#content/text-of.ts';
import { Refused } from '#documents/renderer.ts';
import type { LiveTools } from '#mcp/live-tools.ts';
import { messages } from '#messages.en.ts';

/** More of an answer than a model needs: long tables end here. */
const LONGEST_ANSWER = 16_000;

const listing = z.array(z.object({ name: z.string(), description: z.string(), inputSchema: z.looseObject({}) }));
const taken = z.looseObject({});
const ofPage = z.object({ calculator: z.string(), page: z.string().startsWith('/') });

export interface Source {
  title: string;
  /** Path on this site. */
  link: string;
}

/** What the model reads of a tool, what may be said since, and where it stands. */
export interface ToolAnswer {
  text: string;
  known: Known;
  source?: Source;
}

interface Parts {
  tools: Pick<LiveTools, 'list' | 'call'>;
  articles: { posts(): Promise<Post[]> };
}

const NOTHING: Known = { figures: [], articles: [] };
const text = (description: string) => ({ type: 'string', description });
const asFunction = (name: string, description: string, parameters: object) => ({
  type: 'function',
  function: { name, description, parameters },
});
const ofOneText = (name: string, description: string) => ({
  type: 'object',
  properties: { [name]: text(description) },
  required: [name],
});

/** The calculators of the live release and the firm's articles, in the form of OpenAI's functions. */
export class OfferedTools {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(): Promise<object[]> {
    const calculators = listing.parse(JSON.parse(await this.#parts.tools.list()));
    return [
      ...calculators.map(({ name, description, inputSchema }) => asFunction(name, description, inputSchema)),
      asFunction('search_articles', messages.searchArticles, ofOneText('words', messages.searchWords)),
      asFunction('read_article', messages.readArticle, ofOneText('slug', messages.articleSlug)),
    ];
  }

  /**
   * @param written arguments as the model has written them, which may be anything
   * @throws Error where the tools themselves fail
   */
  async call(name: string, written: string): Promise<ToolAnswer> {
    const inputs = inputsIn(written);
    if (inputs === null) return refusal(messages.unreadableInputs);
    const posts = () => this.#parts.articles.posts();
    if (name === 'search_articles') return told(foundArticles(await posts(), String(inputs.words ?? '')));
    if (name === 'read_article') return articleOf((await posts()).find(({ slug }) => slug === inputs.slug));
    try {
      return calculated(inputs, await this.#parts.tools.call(name, inputs, dayInIndia(new Date())));
    } catch (error) {
      if (error instanceof Refused) return refusal(error.message);
      throw error;
    }
  }
}

function inputsIn(written: string): Record<string, unknown> | null {
  try {
    return taken.safeParse(JSON.parse(written === '' ? '{}' : written)).data ?? null;
  } catch {
    return null;
  }
}

const told = (answer: unknown): ToolAnswer => ({ text: JSON.stringify(answer), known: NOTHING });
const refusal = (error: string): ToolAnswer => told({ error });

function articleOf(post: Post | undefined): ToolAnswer {
  if (post === undefined) return refusal(messages.noArticle);
  const content = textOfArticle(post);
  const known = { figures: [], articles: [toQuote(content)] };
  return { ...told({ title: post.title.text, content }), known, source: { title: post.title.text, link: post.link } };
}

function calculated(inputs: object, answer: string | null): ToolAnswer {
  if (answer === null) throw new Error('No live release has tools.');
  const json: unknown = JSON.parse(answer);
  const page = ofPage.safeParse(json).data;
  return {
    text: answer.slice(0, LONGEST_ANSWER),
    known: { figures: knownFrom(inputs, json), articles: [] },
    ...(page && { source: { title: page.calculator, link: page.page } }),
  };
}

const MOST_FOUND = 5;
const LONGEST_TEXT = 12_000;
const LONGEST_SEARCH = 200;

/** Titles of the articles that hold all of these words, newest first. */
function foundArticles(posts: readonly Post[], words: string): object[] {
  const search = words.slice(0, LONGEST_SEARCH);
  const { posts: found } = answerQuery(posts, { search, page: 1, per_page: MOST_FOUND });
  return found.map(({ slug, title, excerpt }) => ({ slug, title: title?.text, excerpt: excerpt?.text }));
}

/** An article as the model reads it. */
const textOfArticle = ({ content }: Post): string => textOf(content.rendered).slice(0, LONGEST_TEXT);

/** What an article lets be said: its sentences with figures word for word, and its plain words. */
function toQuote(text: string): ReadArticle {
  const sentences = new Sentences();
  const whole = [...sentences.add(text), sentences.end().last ?? ''];
  const quotes = whole.map(readable).filter((quote) => quote !== null);
  const words = text.match(/(?<![\p{L}\p{M}])[a-z]+(?![\p{L}\p{M}])/gu) ?? [];
  return { quotes: new Set(quotes.filter((quote) => /\p{Nd}/u.test(quote))), words: new Set(words) };
}
