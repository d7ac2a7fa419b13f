import { catalogue } from 'shared/messages';

export const messages = catalogue({
  incomeTaxActSections:
    'Income-tax Act 2025, sections 196 and 198, with the Finance Act’s surcharge and cess, for tax year 2026-27',
  incomeTaxSlabs:
    'Slabs, rebates and standard deductions of both regimes for tax year 2026-27, as public pages give them after the Budget of 2026',
});
