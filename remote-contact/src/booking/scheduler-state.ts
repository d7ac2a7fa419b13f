export type SchedulerState =
  /** Nothing of another company is here before the visitor wants it. */
  | 'asking'
  | 'loading'
  /** The browser says that a page has come: that may as well be its own page about a refusal or a dead address. */
  | 'arrived'
  /** The scheduler itself has spoken. */
  | 'shown'
  /** A page has come, and nobody can tell whether it is the calendar. */
  | 'silent'
  | 'failed'
  | 'scheduled';

export type SchedulerSign = 'opened' | 'arrived' | 'alive' | 'scheduled' | 'waited';

/** Milliseconds after which a state has waited long enough; absent where nothing is waited for. */
export const PATIENCE_MS: Partial<Record<SchedulerState, number>> = { loading: 15_000, arrived: 8_000 };

/** True for schedulers that report to the page around them: their silence means that they are not there. */
export const reports = (hostname: string): boolean => /(^|\.)(calendly\.com|cal\.com)$/.test(hostname);

/** What becomes of the frame at a sign of its scheduler, or at none. */
export function nextState(state: SchedulerState, sign: SchedulerSign, hostname: string): SchedulerState {
  if (sign === 'opened' || sign === 'scheduled') return sign === 'opened' ? 'loading' : 'scheduled';
  if (sign === 'arrived') return state === 'loading' ? 'arrived' : state;
  if (sign === 'alive') return state === 'loading' || state === 'arrived' || state === 'silent' ? 'shown' : state;
  if (state === 'loading') return 'failed';
  if (state !== 'arrived') return state;
  return reports(hostname) ? 'failed' : 'silent';
}
