// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ignoreStrayClicks } from '#layout/stray-clicks.ts';

let pressed: string[];
beforeAll(ignoreStrayClicks);
beforeEach(() => {
  pressed = [];
  document.body.innerHTML = '<button id="save"></button><button id="done"></button><input id="name">';
  for (const { id } of document.querySelectorAll('[id]')) at(id).onclick = () => pressed.push(id);
});

const at = (id: string) => document.getElementById(id) as HTMLElement;
/** `count` is 2 for the second click of a double click. */
const click = (id: string, count: number) =>
  at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }));

test('the second click of a double click presses nothing that has come in between', () => {
  click('save', 1);
  click('done', 2);
  expect(pressed).toEqual(['save']);
  click('done', 1);
  expect(pressed).toEqual(['save', 'done']);
});

test('what is pressed twice is pressed twice', () => {
  click('save', 1);
  click('save', 2);
  expect(pressed).toEqual(['save', 'save']);
});

test('a double click sends a form once, and a later press once more', () => {
  document.body.innerHTML = '<form><button id="send"></button></form>';
  at('send').onclick = (event) => {
    event.preventDefault();
    pressed.push('send');
  };
  click('send', 1);
  click('send', 2);
  expect(pressed).toEqual(['send']);
  click('send', 1);
  expect(pressed).toEqual(['send', 'send']);
});

test('nor does it reach what stands where the pressed button was', () => {
  click('save', 1);
  at('save').remove();
  expect(click('name', 2)).toBe(false);
  expect(pressed).toEqual(['save']);
});

test('a double click into a field is the field’s own, and keys are no double clicks', () => {
  click('name', 1);
  click('name', 2);
  click('save', 0);
  click('done', 0);
  expect(pressed).toEqual(['name', 'name', 'save', 'done']);
});
