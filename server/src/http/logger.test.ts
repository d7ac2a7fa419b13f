import { expect, test } from 'vitest';
import { createLogger } from '#http/logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('values under telling names are removed', () => {
  const text = logged((logger) =>
    logger.info({ email: 'a@b.in', body: { otp: '123456', phoneNumber: '+919800000001' } }, 'seen'),
  );
  expect(text).not.toMatch(/a@b\.in|123456|9800000001/);
  expect(text).toContain('seen');
});

test('an error keeps its kind and loses the person', () => {
  const error = Object.assign(new Error('duplicate (+919800000001) of asha@example.in with ABCPK1234L'), {
    code: '23505',
    detail: 'Key (phone)=(+919800000001) already exists.',
  });
  const text = logged((logger) => logger.error({ err: error }, 'failed'));
  expect(text).not.toMatch(/9800000001|asha|ABCPK/);
  expect(text).toContain('23505');
});
