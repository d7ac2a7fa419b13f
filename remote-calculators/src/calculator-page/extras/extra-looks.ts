/** What a page may be asked beyond its figure; each name says which of the engine's functions answers. */
export interface ExtraLooks {
  /** Which unknown can be found when the end is fixed. */
  solve?: 'savings' | 'once' | 'goal';
  /**
   * Result that a yearly cost changes, and whether a later start is a shorter term or a heavier instalment. A plan that
   * pays out says in words when its money ends.
   */
  whatIf?: { result: string; delay: 'term' | 'goal' | 'none'; rates: readonly string[]; endsSooner?: true };
  tax?: 'savings' | 'once' | 'withdrawal' | 'transfer' | 'goal';
  range?: 'savings' | 'once' | 'withdrawal' | 'goal';
}
