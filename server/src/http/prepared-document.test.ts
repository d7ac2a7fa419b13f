import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PreparedDocument } from '#http/prepared-document.ts';

test('what is kept of a document is no larger than its bytes, and within what it says it may take', async () => {
  const html = `<p>${randomBytes(8_000).toString('hex')}</p>`.repeat(6);
  const document = new PreparedDocument(html, 'fast');
  let kept = Buffer.byteLength(html);
  for (const encoding of ['br', 'gzip'] as const) {
    await document.body(encoding);
    const bytes = document.body(encoding) as Buffer;
    expect(bytes.buffer.byteLength).toBe(bytes.length);
    kept += bytes.buffer.byteLength;
  }
  expect(kept).toBeLessThanOrEqual(document.mostBytes);
});
