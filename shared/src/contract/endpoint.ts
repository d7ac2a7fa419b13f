import type { z } from 'zod';

/** One call of the origin's API: method and path stand beside what goes in and what comes out. */
export interface Endpoint<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  /** Schema of the JSON body; absent for calls without one. */
  body?: Body;
  /** Schema of the answer that means success. */
  answer: Answer;
  /** True when the call sends the signed-in person's token. */
  signedIn?: boolean;
}

/** Types an endpoint without widening its schemas. */
export const endpoint = <Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Endpoint<Body, Answer>,
): Endpoint<Body, Answer> => definition;
