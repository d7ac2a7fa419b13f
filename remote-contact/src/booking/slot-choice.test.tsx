// @vitest-environment jsdom
import { clearAway, draw } from 'shared/form-fixture';
import { afterEach, expect, test } from 'vitest';
import { SlotChoice } from '#booking/slot-picker.tsx';

const slots = [
  { start: '2026-11-26T08:30:00+05:30', end: '2026-11-26T09:00:00+05:30', places: 1 },
  { start: '2026-11-26T10:30:00+05:30', end: '2026-11-26T11:00:00+05:30', places: 1 },
];
const drawn = (visitorZone: string | null) =>
  draw(
    <SlotChoice day={{ day: '2026-11-26', slots, free: 2 }} value="" onChange={() => {}} visitorZone={visitorZone} />,
  );
const small = () => [...document.querySelectorAll('small')].map(({ textContent }) => textContent);

afterEach(clearAway);

test('a time on the visitor’s clock says its day while that is another one than in India', () => {
  drawn('America/New_York');
  expect(small()).toEqual(['Wed 10:00 PM', '12:00 AM']);
  expect(document.querySelector('input')?.getAttribute('aria-label')).toBe('8:30 AM, Wed 10:00 PM for you');
});

test('a clock that reads as India’s is not shown beside it', () => {
  drawn(null);
  expect(small()).toEqual([]);
});

test('one’s own slot is named so, not taken, and cannot be chosen', () => {
  const full = slots.map((slot) => ({ ...slot, places: 0 }));
  draw(
    <SlotChoice
      day={{ day: '2026-11-26', slots: full, free: 0 }}
      own={full[0]?.start}
      value=""
      onChange={() => {}}
      visitorZone={null}
    />,
  );
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map((input) => input.getAttribute('aria-label'))).toEqual(['8:30 AM, yours', '10:30 AM, taken']);
  expect(inputs.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(small()).toEqual(['yours']);
});
