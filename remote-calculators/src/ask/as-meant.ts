import type { Figures } from '#ask/figures.ts';
import type { Said } from '#ask/subject.ts';
import type { Roles } from '#definition/roles.ts';

const paysFromSum = new Set(['swp', 'stp']);
const paidYearly = new Set(['ppf', 'ssy']);
const paidMonthly = new Set(['sip', 'stepUpSip', 'rd', 'nps', 'epf', 'delay', 'ppf', 'ssy']);

/** The loan is the largest sum; of the others one is paid early, where that is said. */
function asLoan(figures: Figures, sums: readonly number[], isPrepaid: boolean): Figures {
  const all = [...sums, ...(figures.have === undefined ? [] : [figures.have])].sort((one, other) => other - one);
  const [loan, extra] = all;
  return { ...figures, sum: loan, have: isPrepaid ? extra : undefined, yearly: isPrepaid ? figures.yearly : undefined };
}

/** "Retire early at 45" says when, which the calculator works out; "till 85" how long the money shall last. */
const LEAST_OF_LAST_AGE = 70;

function asIndependence(figures: Figures, sums: readonly number[]): Figures {
  const { laterAge = 0, monthly, sum } = figures;
  const lasting = { ...figures, laterAge: laterAge < LEAST_OF_LAST_AGE ? undefined : laterAge };
  return monthly === undefined && sums.length === 1 ? { ...lasting, monthly: sum, sum: undefined } : lasting;
}

/** The same figures for a calculator that names its amounts otherwise: "SIP 5000" says no "a month", and means it. */
export function asMeant(
  subject: string,
  figures: Figures,
  sums: readonly number[],
  { asks, takes }: { asks: Said['says']; takes: Roles },
): Figures {
  if (subject === 'regime' && figures.monthly !== undefined && figures.yearly === undefined && sums.length === 0)
    return { ...figures, yearly: figures.monthly * 12 };
  // Beside an income stands at times a year: "tax 2026 20 lakh".
  if (subject === 'regime' && sums.length > 1) return { ...figures, sum: Math.max(...sums) };
  if (subject === 'swp' && figures.monthly === undefined && figures.expense !== undefined)
    return { ...figures, monthly: figures.expense, sum: figures.sum ?? figures.have };
  if (subject === 'retirementByExpense' && figures.expense === undefined)
    return { ...figures, expense: figures.monthly ?? figures.sum, monthly: undefined, sum: undefined };
  if (subject === 'fire') return asIndependence(figures, sums);
  const [only] = sums;
  // More than a year's deposit may be is no month's.
  if (paidYearly.has(subject) && figures.monthly === undefined && figures.yearly === undefined && Number(only) > 12_500)
    return { ...figures, yearly: only, sum: undefined };
  if (subject === 'inflation')
    return { ...figures, inflation: figures.inflation ?? figures.stepUp, sum: figures.sum ?? figures.expense };
  // Another sum is the cover that somebody has in mind, which the calculator works out.
  if (subject === 'lifecover' && figures.yearly === undefined && sums.length === 1 && asks('salary'))
    return { ...figures, yearly: sums[0] };
  if (subject === 'emi') return asLoan(figures, sums, asks('prepay'));
  const amounts = [...sums, ...[figures.monthly, figures.have].filter((amount) => amount !== undefined)];
  const [first] = sums;
  if (
    paidMonthly.has(subject) &&
    figures.monthly === undefined &&
    figures.yearly === undefined &&
    first !== undefined
  ) {
    return { ...figures, monthly: first };
  }
  if (paysFromSum.has(subject) && amounts.length === 2) {
    // More than is there cannot be paid, so the smaller of the two is what goes out every month.
    return { ...figures, sum: Math.max(...amounts), monthly: Math.min(...amounts) };
  }
  if (figures.have !== undefined && figures.sum === undefined && takes.have === undefined)
    return { ...figures, sum: figures.have, have: undefined };
  return figures;
}
