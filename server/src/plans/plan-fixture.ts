import type { ReadLink } from '#documents/link-words.ts';

export const LINK = '/sipcalculator?monthly=5000&years=10&annualRatePct=12';
export const FIGURES = [
  { label: 'Invested amount', text: '₹6,00,000.00' },
  { label: 'Total value', text: '₹11,61,695.38' },
];

/** As the pages answer: one calculator, and a name of a campaign that it does not read. */
export const readLink: ReadLink = async (link) => {
  if (!link.startsWith('/sipcalculator?')) return null;
  const plain = link.replace(/&utm_source=\w+/, '');
  if (plain.includes('monthly=0')) return { link: plain, title: 'SIP calculator', words: null };
  const words = {
    title: '₹5,000 a month: ₹11,61,695.38',
    description: '',
    figures: FIGURES,
    basis: 'Monthly, at 12%.',
  };
  return { link: plain, title: 'SIP calculator', words };
};
