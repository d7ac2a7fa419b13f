import { expect, test } from 'vitest';
import { movedTo, unitTag } from '#enquiries/form-address.ts';

const FORM = '/wp-json/contact-form-7/v1/contact-forms/23/feedback';

test.each([
  ['https://wp.example/contact', null],
  [`https://wp.example${FORM}`, 'wpcf7-f23-o1'],
  [`https://wp.example${FORM}/`, 'wpcf7-f23-o1'],
  ['https://wp.example/?rest_route=/contact-form-7/v1/contact-forms/7/feedback', 'wpcf7-f7-o1'],
])('%s is the form %s', (address, tag) => {
  expect(unitTag(address)).toBe(tag);
});

test.each([
  ['http://wp.example', `https://wp.example${FORM}`],
  ['http://wp.example', `https://www.wp.example${FORM}`],
  ['https://www.wp.example', `https://wp.example${FORM}/`],
  ['https://wp.example', `${FORM}/`],
  ['http://wp.example', 'https://wp.example/?rest_route=/contact-form-7/v1/contact-forms/23/feedback'],
])('from %s to %s the question goes along', (from, location) => {
  expect(movedTo(from + FORM, location)).toBe(new URL(location, from).href);
});

test.each([
  ['another host', `https://other.example${FORM}`],
  ['a host that only ends alike', `https://evilwp.example${FORM}`],
  ['out of https', `http://wp.example${FORM}`],
  ['another form', `https://wp.example${FORM.replace('23', '24')}`],
  ['a page', 'https://wp.example/'],
  ['no address', 'https://'],
  ['a file', `file://wp.example${FORM}`],
])('it does not follow to %s', (_, location) => {
  expect(movedTo(`https://wp.example${FORM}`, location)).toBeNull();
});
