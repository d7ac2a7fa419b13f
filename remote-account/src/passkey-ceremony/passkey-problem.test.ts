import { ApiError } from 'shared/api';
import { expect, test } from 'vitest';
import { passkeyProblem } from '#passkey-ceremony/passkey-problem.ts';

test.each([
  [new ApiError('This passkey opens no account here.', 400), 'This passkey opens no account here.'],
  [new DOMException('', 'NotAllowedError'), 'It was cancelled or took too long.'],
  [new DOMException('', 'InvalidStateError'), 'This device has a passkey for your account already.'],
  [new DOMException('', 'SomethingNew'), 'Something went wrong here. Please try again.'],
  ['no error at all', 'Something went wrong here. Please try again.'],
])('%s is told as %s', (error, told) => expect(passkeyProblem(error)).toBe(told));
