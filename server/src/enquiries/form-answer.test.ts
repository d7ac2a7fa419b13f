import { expect, test } from 'vitest';
import { readFormAnswer } from '#enquiries/contact-form-7.ts';

const SENT = '{"contact_form_id":23,"status":"mail_sent","message":"Thank you {you}.","invalid_fields":[]}';
const NOTICE = '<br />\n<b>Deprecated</b>: Function old() is deprecated in <b>x.php</b> on line <b>12</b><br />\n';

test.each([
  ['alone', SENT],
  ['with a byte-order mark', `\ufeff${SENT}`],
  ['behind a notice', `${NOTICE}${SENT}`],
  ['behind a notice with a brace', `Parse error: unexpected '{' in x.php\n${SENT}`],
  ['behind a notice with a quotation mark', `Warning: include(): Failed opening "x.php\n${SENT}`],
  ['behind styles', `<style>body{margin:0}</style>${SENT}`],
  ['behind an object of somebody else', `{"status":"ok","time":3}\n${SENT}`],
  ['before a mark', `${SENT}\n<!-- cached by a plugin {1} -->`],
  ['spread over lines', JSON.stringify(JSON.parse(SENT), null, 2)],
  ['without what it need not have', '{"status":"mail_sent"}'],
  ['with fields in another shape', '{"status":"mail_sent","message":null,"invalid_fields":{}}'],
])('an answer is read %s', (_, text) => {
  expect(readFormAnswer(text)?.status).toBe('mail_sent');
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html><body>Thank you</body></html>'],
  ['an answer that was cut', SENT.slice(0, -20)],
  ['a word that no form says', '{"status":"ok","message":"Done."}'],
  ['an answer inside of something', `{"data":${SENT}}`],
  ['a page of beginnings', '{"'.repeat(10_000)],
])('%s is no answer', (_, text) => {
  expect(readFormAnswer(text)).toBeNull();
});
