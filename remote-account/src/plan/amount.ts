import { plainRupees, planRowInput } from 'shared/contract/plan';
import { formatIndianNumber } from 'shared/format/rupees';

/** What stands in an amount's field once it is left: '2.5 lakh' → '2,50,000'. What is no amount stays as it was typed. */
export const settledAmount = (written: string): string =>
  amountProblem(written) === undefined ? formatIndianNumber(plainRupees(written)) : written;

/** What is wrong with a written amount, in the words beside its field; undefined when nothing is. */
export const amountProblem = (written: string): string | undefined =>
  planRowInput.shape.amount.safeParse(written).error?.issues[0]?.message;
