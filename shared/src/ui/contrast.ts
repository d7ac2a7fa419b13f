/** Ratio of two colours (`#rrggbb`) as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * A colour on its way to another.
 *
 * @param share of the other, 0 to 1
 * @example mix('#0b6353', '#ffffff', 0.87) // '#dfebe9'
 */
export function mix(colour: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(colour).map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
