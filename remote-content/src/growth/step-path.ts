/**
 * Path of a stepped line that stands at each value for one year.
 *
 * @param values one for each year, in rupees
 * @param box where to draw: `base` is the y of zero, `top` the y of `highest`
 */
export function stepPath(
  values: readonly number[],
  box: { width: number; base: number; top: number; highest: number },
): string {
  const step = box.width / values.length;
  const y = (value: number) => (box.base - (value / box.highest) * (box.base - box.top)).toFixed(1);
  return values.reduce(
    (path, value, year) => `${path}V${y(value)}H${(step * (year + 1)).toFixed(1)}`,
    `M0 ${box.base}`,
  );
}
