import type { Puzzle } from 'shared/puzzle';

/** An answer that is not success, in words that the visitor may read. Anything else that is thrown becomes a plain 500. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  /** What is wrong with which input, by the input's name. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** What the same call has to bring along to pass. */
  readonly puzzle: Puzzle | undefined;

  constructor(
    statusCode: number,
    message: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string>; puzzle?: Puzzle } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.puzzle = more.puzzle;
  }
}

/** One input is wrong. */
export const wrongField = (name: string, problem: string): HttpError =>
  new HttpError(400, problem, { fields: { [name]: problem } });
