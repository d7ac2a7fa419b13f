/** The words after `node` of each check. */
interface Checks {
  lint: string[];
  types: string[];
  deadCode: string[];
  unit: string[];
  journeys: string[];
}

export const allChecks: Checks;
/** Throws an Error that names the remotes, for another name. */
export function checksOf(name: string | undefined): Checks;
