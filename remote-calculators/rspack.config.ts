import { requireFreshTaxTable } from '#engine/tax/rates.ts';
import { type PackageConfig, remote } from '../rspack.base.ts';

/** Refuses to build once the tax table is past its review date: a calculator with stale rates must not be released. */
const calculators: PackageConfig = (target) => {
  requireFreshTaxTable(new Date().toISOString().slice(0, 10));
  return remote(target);
};

export default calculators;
