import { expect, test } from 'vitest';
import { knownPerson, stillEmpty } from '#forms/known-person.ts';

const details = { name: 'Asha Rao', email: 'asha@example.in', mobileNumber: '+919876543210' };
const contacts = { phone: null, email: 'proven@example.in', waiting: null };

test.each([
  ['nothing', { userDetail: null }, { name: '', email: '', phone: '' }],
  ['a proven address', { userDetail: null, contacts }, { name: '', email: 'proven@example.in', phone: '' }],
  // What was typed is what the person wants to be written to.
  [
    'saved details',
    { userDetail: details, contacts },
    { name: 'Asha Rao', email: 'asha@example.in', phone: '+919876543210' },
  ],
])('of %s it is known what to fill in', (_, answer, known) => expect(knownPerson(answer)).toEqual(known));

test('only what is empty is filled, and what is not known empties nothing', () => {
  const values = { name: 'Ravi', email: '', phone: '', city: '' };
  const known = { name: 'Asha', email: 'asha@example.in', phone: '', city: 'Mysuru' };
  expect(stillEmpty(values, known, (name) => (name === 'city' ? 'M' : ''))).toEqual({ email: 'asha@example.in' });
});
