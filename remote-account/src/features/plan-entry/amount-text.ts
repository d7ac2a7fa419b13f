import { groupIndian } from 'shared/format/rupees';

/** What stands in the field while an amount is typed: '1500000.5' → '15,00,000.5'. */
export function typedAmount(amount: string | number | undefined): string {
  const [whole = '', ...fraction] = String(amount ?? '').split('.');
  return [groupIndian(whole), ...fraction].join('.');
}

/** The amount behind what was typed or pasted: '₹ 15,00,000.50' → '1500000.50'. */
export const plainAmount = (typed: string | undefined): string => (typed ?? '').replace(/[₹,\s]/g, '');
