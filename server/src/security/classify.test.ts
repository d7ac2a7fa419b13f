import { expect, test } from 'vitest';
import { classify } from '#security/request-log.ts';

test.each([
  ['POST', '/server/auth/otp/initiate', 429, 'code refused'],
  ['POST', '/server/auth/otp/verify', 400, 'sign-in failed'],
  ['POST', '/server/auth/otpless', 200, 'sign-in done'],
  ['POST', '/server/auth/step-up', 400, 'change failed'],
  ['POST', '/server/auth/refresh', 401, 'renewal refused'],
  ['POST', '/server/auth/refresh', 200, null],
  ['POST', '/server/auth/signout', 200, 'sign-out done'],
  ['POST', '/server/phone', 400, 'change failed'],
  ['POST', '/server/email', 400, 'change failed'],
  ['POST', '/server/plan/mail/initiate', 200, 'code done'],
  ['POST', '/server/plan/mail', 200, 'change done'],
  ['POST', '/server/plan/mail', 400, 'change failed'],
  ['POST', '/server/enquiries', 200, 'change done'],
  ['POST', '/server/enquiries', 400, null],
  ['POST', '/server/enquiries', 429, 'refusal refused'],
  ['POST', '/server/profile', 500, 'change failed'],
  ['DELETE', '/server/me', 200, 'change done'],
  ['GET', '/server/me/export', 200, 'reading done'],
  ['GET', '/server/profile', 200, null],
  ['GET', '/server/profile', 401, 'refusal refused'],
  ['POST', '/server/telemetry', 429, null],
  ['POST', '/server/mcp', 200, null],
  ['POST', '/server/assistant', 200, null],
  ['POST', '/server/mcp', 400, null],
  ['POST', '/server/assistant', 400, null],
  ['POST', '/server/mcp', 429, 'refusal refused'],
  ['POST', '/server/assistant', 429, 'refusal refused'],
])('%s %s with %i', (method, route, status, expected) => {
  const known = classify(method, route, status);
  expect(known && `${known.event} ${known.outcome}`).toBe(expected);
});
