/** One page of each kind, with what a visitor brings along. Header and footer are the same on all: home stands for them. */
export const PAGES = [
  ...['/', '/sipcalculator', '/calculators', '/whichcalculator', '/glossary', '/signin', '/contactus', '/eyourself'],
  ...['/planyourgoal?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000', '/dreamcar', '/retirementcalculator'],
  ...['/ask?q=sip+of+7000+for+12+years+at+11%25', '/contactus?tab=appointment', '/financialtable', '/blogs'],
  ...['/blogs/how-long-a-lump-sum-lasts', '/emicalculator', '/taxregimecalculator', '/xirrcalculator'],
] as const;

/** Milliseconds between the moment in which a control is seen and its press. */
export const DELAYS = [0, 50, 100, 200, 300, 450, 600] as const;
export const DEVICES = ['pointer', 'keyboard'] as const;
export type Device = (typeof DEVICES)[number];

export interface Press {
  page: string;
  control: string;
  delay: number;
  device: Device;
}

/**
 * Every press of these controls, in an order that the seed decides: one of each control, then a second one of each, and so
 * on. Whatever ends the run early, what was tried until then says something of all of them.
 *
 * @param controls by page
 * @param share of all presses that are taken
 */
export function pressesOf(controls: ReadonlyMap<string, readonly string[]>, seed: number, share: number): Press[] {
  const all = [...controls].flatMap(([page, names]) =>
    names.flatMap((control) =>
      DELAYS.flatMap((delay) => DEVICES.map((device): Press => ({ page, control, delay, device }))),
    ),
  );
  const random = randomFrom(seed);
  const drawn = all.map((press) => ({ press, at: random() })).sort((one, other) => one.at - other.at);
  const times = new Map<string, number>();
  const rounds = drawn.map(({ press, at }) => {
    const control = `${press.page}\n${press.control}`;
    const round = times.get(control) ?? 0;
    times.set(control, round + 1);
    return { press, at, round };
  });
  return rounds
    .sort((one, other) => one.round - other.round || one.at - other.at)
    .slice(0, Math.ceil(all.length * share))
    .map(({ press }) => press);
}

/** Mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
