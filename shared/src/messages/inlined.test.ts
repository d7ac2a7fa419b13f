// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs stand here as texts.
import { expect, test } from 'vitest';
import { inlined } from '#messages/inlined.ts';

const messages = {
  title: 'Your appointment',
  quoted: 'It isn’t `here`, ${so} “there” \\ it’s',
  free: '{count} free',
  days: '{count, plural, one {# day} other {# days}} left',
  by: '{channel, select, phone {Phone, {phone}} other {Video}}',
  notice: 'We say so, as the <privacy>privacy notice</privacy> of {firm} says.',
  call: 'We call <number>{phone}</number>.',
  mixed: '{channel, select, phone {Call <b>{phone}</b>} other {Video}} now',
};
const here = (body: string, language = 'en') =>
  inlined(`import { messages as say } from '#x/messages.en.ts';${body}`, 'a.tsx', {
    language,
    messagesAt: (specifier) => (specifier === '#x/messages.en.ts' ? messages : undefined),
  });

test.each([
  ['a literal', 'a(say.title)', 'a("Your appointment")'],
  ['an attribute', '<p title={say.title} />', '<p title={"Your appointment"} />'],
  ['a child', '<p>{say.title} – ₹ 😀 {say.title}</p>', '<p>{"Your appointment"} – ₹ 😀 {"Your appointment"}</p>'],
  ['a template', 'a(say.free({ count: days.length }))', 'a(`${days.length} free`)'],
  ['marks of templates', 'a(say.quoted({ so }))', 'a(`It isn’t \\`here\\`, $${so} “there” \\\\ it’s`)'],
  ['a plural', 'a(say.days({ count }))', 'a(`${count===1?`${count} day`:`${count} days`} left`)'],
  ['a choice', 'a(say.by({ channel, phone }))', 'a((channel==="phone"?`Phone, ${phone}`:"Video"))'],
  [
    'elements among words',
    '<p>{say.notice({ firm, privacy: (words) => <Link to="/privacy">{words}</Link> })}</p>',
    '<p>{"We say so, as the "}<Link to="/privacy">{"privacy notice"}</Link>{" of "}{firm}{" says."}</p>',
  ],
  [
    'a placeholder inside a tag',
    '<p>{say.call({ phone: a.b, number: (words) => <b className="x">{words}</b> })}</p>',
    '<p>{"We call "}<b className="x">{a.b}</b>{"."}</p>',
  ],
  [
    'elements outside of an element',
    'const a = say.call({ phone, number: (words) => <b>{words}</b> });',
    'const a = <>{"We call "}<b>{phone}</b>{"."}</>;',
  ],
  [
    'elements inside a choice',
    '<p>{say.mixed({ channel, phone, b: (words) => <b>{words}</b> })}</p>',
    '<p>{(channel==="phone"?<>{"Call "}<b>{phone}</b></>:"Video")}{" now"}</p>',
  ],
  ['messages inside values', '<p>{say.free({ count: say.title })}</p>', '<p>{`${"Your appointment"} free`}</p>'],
])('%s', (_, written, built) => {
  expect(here(written)).toBe(built);
});

test('another language counts as it does', () => {
  expect(here('a(say.days({ count }))', 'hi')).toContain('new Intl.PluralRules("hi").select(count)==="one"?');
});

test.each([
  ['a name that is not there', 'a(say.titel)', 'a.tsx:1: no such message'],
  ['a value that is not given', 'a(say.free({}))', 'a.tsx:1: {count} is not given'],
  ['a catalogue as a whole', 'a(say)', 'a.tsx:1: a message is named: messages.name'],
  ['a computed name', 'a(say[key])', 'a.tsx:1: no such message'],
  ['a choice that is worked out twice', 'a(say.days({ count: count() }))', '{count} decides what is said'],
])('%s is refused', (_, written, error) => {
  expect(() => here(written)).toThrow(error);
});
