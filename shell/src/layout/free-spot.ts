export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels kept free around what floats. */
const AIR_PX = 6;
const STEP_PX = 4;

/**
 * How far something that floats has to go up from its place so that it covers nothing.
 *
 * @returns pixels; 0 where its place is free, null where there is no free one above it either
 */
export function freeSpot(place: Box, obstacles: readonly Box[]): number | null {
  const inItsColumn = obstacles.filter(({ left, right }) => left < place.right + AIR_PX && right > place.left - AIR_PX);
  for (let lift = 0; place.top - lift >= AIR_PX; lift += STEP_PX) {
    const top = place.top - lift - AIR_PX;
    const bottom = place.bottom - lift + AIR_PX;
    if (inItsColumn.every((box) => box.top >= bottom || box.bottom <= top)) return lift;
  }
  return null;
}
