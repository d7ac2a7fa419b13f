export interface Place {
  latitude: number;
  longitude: number;
}

// About 600 m to each side: the streets around the office, with names that can be read.
const REACH_DEGREES = 0.006;

/** Address of OpenStreetMap's embeddable map around a place, with a marker on it. Needs no key. */
export function embeddedMap({ latitude, longitude }: Place): string {
  const around = [
    longitude - REACH_DEGREES,
    latitude - REACH_DEGREES,
    longitude + REACH_DEGREES,
    latitude + REACH_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: around.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A page with the way to the place, from wherever the visitor is. */
export function directions({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${degrees(latitude)}%2C${degrees(longitude)}`;
}

/** Six decimals are a hand's breadth; fewer digits than a floating-point number shows. */
const degrees = (value: number): string => String(Number(value.toFixed(6)));
