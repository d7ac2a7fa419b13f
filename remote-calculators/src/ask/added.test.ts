import { expect, it } from 'vitest';
import { withAdded } from '#ask/answers.ts';
import { addedWords, missingField } from '#ask/asks-back.ts';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');
const typed = { age: '34', span: '12', sum: '5 lakh', salary: '12 lakh', expense: '40,000', instalment: '8000' };

it('puts what was typed into the field behind the question', () => {
  expect(withAdded(new URLSearchParams('q=retire+at+55+with+2+crore&age=34'))).toBe('retire at 55 with 2 crore age 34');
  expect(withAdded(new URLSearchParams('q=sip+for+10+years&instalment=5000'))).toBe(
    'sip for 10 years ₹5000 every month',
  );
  expect(withAdded(new URLSearchParams('q=1+crore&age=&other=5'))).toBe('1 crore');
  expect(withAdded(new URLSearchParams(''))).toBe('');
});

it.each([
  'retire at 55 with 2 crore',
  'retire with 5 crore',
  'retire at 60, expenses 50000 a month',
  '20 lakh education',
  'wedding of 20 lakh for my daughter',
  'education of my son who is 5',
  '1 crore goal',
  'sip for 10 years',
  'step up sip 10% for 15 years',
  'lumpsum for 5 years',
  'lumpsum and sip 12% 10 years',
  'swp 8% 20 years',
  'stp for 12 months',
  'house in 10 years',
  'car 12%',
  'home loan 9% 20 years',
  'fd for 5 years',
  'rd for 2 years',
  'ppf 15 years',
  'sukanya 50000 a year',
  'sukanya daughter age 3',
  'nps age 30',
  'nps 5000 a month',
  'epf age 30',
  'inflation 6% 10 years',
  'fire age 35',
  'life cover age 35',
  'glide path 12% 10 years',
  'sip started 2 years late 12%',
])('the fields that "%s" asks for, one after the other, lead to an answer', (text) => {
  let asked = text;
  for (let round = 0; round < 5; round += 1) {
    const found = read(asked);
    if (found.kind === 'answer') return expect(found.leavesOut, asked).toBe(false);
    const field = found.kind === 'question' ? missingField(found.doubt) : undefined;
    if (field === undefined) throw new Error(`"${asked}" is ${found.kind} and asks for nothing.`);
    asked = withAdded(new URLSearchParams({ q: asked, [field.name]: typed[field.name] }));
  }
  throw new Error(`"${asked}" asks again and again.`);
});

it.each([
  'retire at 60, age 30',
  'retirement age 30 living expenses',
  'fire age 35',
  'fire age 30 save 60000',
  'life cover age 35',
  '1 crore term insurance',
  'income tax',
  'sip for 10 years',
  'epf age 30',
  'home loan 9% 20 years',
  'education of my son who is 5',
])('the choices that "%s" offers, one after the other, lead to an answer', (text) => {
  const open = [text];
  const asked = new Set<string>();
  for (let round = 0; round < 60 && open.length > 0; round += 1) {
    const question = open.pop() ?? '';
    const found = read(question);
    if (found.kind !== 'question') continue;
    const { doubt } = found;
    if (doubt.about !== 'missing') continue;
    for (const words of addedWords(doubt)) {
      const next = `${question} ${words}`;
      const then = read(next);
      expect(then.kind === 'question' && then.doubt, next).not.toEqual(doubt);
      asked.add(next);
      open.push(next);
    }
  }
  expect(asked.size, text).toBeGreaterThan(text === 'income tax' ? -1 : 0);
});

it('calls an age by whose it is', () => {
  const labelOf = (text: string) => {
    const found = read(text);
    return found.kind === 'question' ? missingField(found.doubt)?.label : found.kind;
  };
  expect(labelOf('can I retire at 55 with 2 crore')).toBe('Your age');
  expect(labelOf('20 lakh education')).toBe('Your child’s age');
  expect(labelOf('sip for 10 years')).toBe('Monthly investment');
});
