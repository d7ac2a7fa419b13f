// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clearAway, draw, press } from '#forms/form-fixture.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';

function Menu() {
  const { open, rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps}>
      <button {...buttonProps}>Menu</button>
      <div {...panelProps}>{open && <a href="/next">Next</a>}</div>
    </div>
  );
}
const isOpen = () => document.querySelector('a') !== null;

afterEach(clearAway);

test('a menu does not stay open over another page after Back', async () => {
  draw(<Menu />);
  await press('Menu');
  expect(isOpen()).toBe(true);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  expect(isOpen()).toBe(false);
});

test('Escape and a press outside close a menu', async () => {
  draw(<Menu />);
  await press('Menu');
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.textContent).toBe('Menu');
  await press('Menu');
  act(() => void document.dispatchEvent(new Event('pointerdown')));
  expect(isOpen()).toBe(false);
});
