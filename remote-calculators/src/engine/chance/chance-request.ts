import type { Timing } from '#engine/model.ts';

/** How a year's growth is drawn. */
export interface Draw {
  /** Mean growth of a year as a fraction (0.1268 for 12% nominal): the effective yearly rate. */
  readonly meanReturn: number;
  /** Standard deviation of a year's growth as a fraction, such as 0.16. */
  readonly volatility: number;
}

/** Years of a plan, drawn alike unless `each` says more. */
export interface Years extends Draw {
  /** What is paid in, or out, each month, in rupees. */
  readonly flows: readonly number[];
  readonly timing: Timing;
  /** Of a plan whose mix changes: how each year is drawn, the first as the years themselves say. */
  readonly each?: readonly Draw[];
}

/** A plan as plain numbers, so that it can be sent to a worker as it is. Amounts are rupees, rounded to paise once. */
export interface ChanceRequest {
  /** What is paid once at the beginning, and what was there before: both grow from the first month on. */
  readonly paid: number;
  readonly saved: number;
  /** The plan's first instalment, or its only one: what is asked for 80 of 100 is a multiple of it. */
  readonly firstPayment: number;
  /** Instalments; without months where nothing is paid in. */
  readonly saving: Years;
  /** Payouts after them, which all have to be met; null where the target is what counts. */
  readonly spending: Years | null;
  /** What has to be there when saving ends, while there are no spending years. */
  readonly target: number;
  /** Whole number; only its lowest 32 bits count. */
  readonly seed: number;
  /** How many courses are drawn; the first ones of a larger number are the same. */
  readonly paths: number;
}

export interface ChanceAnswer {
  /** Courses that reach the target, or pay all that is asked. */
  readonly hits: number;
  readonly paths: number;
  /** The payment that does so in 80 of 100 courses, in rupees; 0 where nothing is paid in. */
  readonly paymentFor80: number;
  /** What has to be there when spending begins, for 80 of 100; null without spending years. */
  readonly corpusFor80: number | null;
}
