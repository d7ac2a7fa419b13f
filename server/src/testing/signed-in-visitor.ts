import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

/** An origin for one file of tests, and before each of them a person who has just signed in for the first time. */
export function signedInVisitor() {
  let origin: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    origin = await createTestApp();
  });
  afterAll(() => origin.close());
  beforeEach(async () => {
    visitor = await origin.signIn(origin.freshPhone());
  });
  return {
    origin: () => origin,
    visitor: () => visitor,
    get: (url: string) => origin.call('GET', url, { token: visitor.token }),
    post: (url: string, body: unknown) => origin.call('POST', url, { body, token: visitor.token }),
  };
}
