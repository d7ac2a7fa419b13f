import type { NumberText } from '#engine/exact.ts';
import type { Timing } from '#engine/model.ts';
import type { ChanceKind } from '#engine/simulation/plan-chance.ts';

/** What a page may be asked beyond its figure; each name says which of the engine's functions answers. */
export interface ExtraSpecs<
  Input extends string = string,
  Result extends string = string,
  Column extends string = string,
> {
  /** The column of all that was paid in, and when in its month, for the same payments as a SIP beside it. */
  againstSip?: { paidIn: Column; timing: (inputs: Readonly<Record<string, NumberText>>) => Timing };
  /** Which unknown can be found when the end is fixed. */
  solve?: 'savings' | 'once' | 'goal';
  /** The yearly step-up can be found too. */
  solvesStepUp?: true;
  /**
   * Result that a yearly cost changes, and whether a later start is a shorter term or a heavier instalment. A plan that
   * pays out says in words when its money ends.
   */
  whatIf?: { result: Result; delay: 'term' | 'goal' | 'none'; rates: readonly Input[]; endsSooner?: true };
  tax?: 'savings' | 'once' | 'withdrawal' | 'transfer' | 'goal';
  /** In how many of 100 possible markets the plan does what it is for. */
  chance?: ChanceKind;
  range?: 'savings' | 'once' | 'withdrawal' | 'goal';
}
