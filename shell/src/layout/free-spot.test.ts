import { describe, expect, test } from 'vitest';
import { type Box, freeSpot } from '#layout/free-spot.ts';

const place: Box = { left: 296, top: 576, right: 344, bottom: 624 };
const line = (top: number, bottom: number, left = 16, right = 344): Box => ({ left, top, right, bottom });
const moved = (obstacles: Box[]): Box => {
  const lift = freeSpot(place, obstacles) ?? 0;
  return { ...place, top: place.top - lift, bottom: place.bottom - lift };
};

describe('what floats', () => {
  test('stays where nothing is', () => {
    expect(freeSpot(place, [])).toBe(0);
    expect(freeSpot(place, [line(500, 640, 16, 200)])).toBe(0);
  });

  test('goes up to the lowest gap that it fits into', () => {
    const spot = moved([line(560, 640), line(400, 480)]);
    expect(spot.bottom).toBeLessThanOrEqual(556);
    expect(spot.top).toBeGreaterThanOrEqual(484);
  });

  test('passes a gap that is too narrow for it', () => {
    expect(moved([line(560, 640), line(520, 530), line(300, 470)]).bottom).toBeLessThanOrEqual(516);
    expect(moved([line(300, 640)]).bottom).toBeLessThanOrEqual(296);
  });

  test('has no place where everything is taken', () => {
    expect(freeSpot(place, [line(0, 640)])).toBeNull();
  });
});
