/** The words after `node` of each check; undefined for one that there is nothing to run of. */
interface Checks {
  lint: string[];
  types: string[];
  deadCode: string[];
  unit: string[] | undefined;
  journeys: string[] | undefined;
  presses: string[] | undefined;
  /** Whether the slow tests are among them. */
  slow: boolean;
}

/** Throws an Error that says what to do, for a remote or a commit that does not exist. */
export function checksOf(options?: { only?: string; changed?: string; all?: boolean }): Checks;

export function reachOf(files: string[] | undefined): { unit: string[] | undefined; journeys: string[] | undefined };
