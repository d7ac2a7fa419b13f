import type { PageLook } from '#releases/gate/page-look.ts';

/** What may change without a word, as shares of what the live release shows. */
const TEXT_KEPT = 0.5;
const FILLED_KEPT = 0.5;
/** Less than this of both text and controls is no redesign but an empty page. */
const LEFT_OVER = 0.2;
/** Share of the text that may be unreadable beyond that of the live release. */
const UNREADABLE = 0.1;
/** Pixels by which the header may be elsewhere: rounding, and scrollbars. */
const MOVED_PX = 2;
/** Controls that may newly lie under something: a bar at the window's edge meets one or two. */
const COVERED = 2;

export interface Compared {
  /** Never right, whatever was meant. */
  damage: string[];
  /** May be meant. */
  differences: string[];
}

/**
 * Compares what a visitor sees of a page with what the live release shows there in the same window.
 *
 * @param host a page of the same shell that no remote owns; undefined when the candidate is the shell
 * @param live undefined for a page that the live release does not have
 */
export function compareLooks(now: PageLook, live: PageLook | undefined, host: PageLook | undefined): Compared {
  const damage: string[] = [];
  const differences: string[] = [];

  if (now.header === null) damage.push('shows no header');
  else if (now.headerControls === 0) damage.push('lets no click through to the header');
  else if (host?.header && isMoved(now.header, host.header)) damage.push('moves the header');
  else if (host !== undefined && now.headerControls < host.headerControls - 1)
    damage.push(`lets ${now.headerControls} of the header's ${host.headerControls} controls be used`);
  if (!now.hasFooter) damage.push('shows no footer');

  const were = new Set(live?.covered);
  const covered = now.covered.filter((name) => !were.has(name));
  if (covered.length > COVERED || (covered.length > 0 && covered.length === now.controls))
    damage.push(`has ${covered.length} of ${now.controls} controls under something else, such as '${covered[0]}'`);
  const unreadable = share(now.unreadable, now.characters) - share(live?.unreadable ?? 0, live?.characters ?? 0);
  if (unreadable > UNREADABLE)
    damage.push(`has ${percent(share(now.unreadable, now.characters))} of its text unreadable`);
  if (now.overflow > MOVED_PX && (live?.overflow ?? 0) <= MOVED_PX)
    damage.push(`is ${now.overflow} pixels wider than the window`);
  if (live === undefined) return { damage, differences };

  const text = live.characters === 0 ? 1 : share(now.characters, live.characters);
  if (text < LEFT_OVER && now.controls <= live.controls * LEFT_OVER)
    damage.push(
      `shows ${now.characters} characters and ${now.controls} controls of ${live.characters} and ${live.controls}`,
    );
  else if (text < TEXT_KEPT) differences.push(`shows ${percent(text)} of its text`);
  if (now.fields < live.fields) differences.push(`shows ${now.fields} of its ${live.fields} fields`);
  else if (now.filled < live.filled * FILLED_KEPT)
    differences.push(`begins with ${now.filled} of its ${live.filled} filled fields`);
  return { damage, differences };
}

const isMoved = (now: number[], then: number[]) =>
  now.some((value, index) => Math.abs(value - (then[index] ?? 0)) > MOVED_PX);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number) => `${Math.round(value * 100)}%`;
