/** Gives a package's module, once that has come. */
type Factory = () => unknown;

/** One version of a package that one build of the page offers to all. */
interface Offer {
  version: string;
  scope: string[];
  /** Gives the factory at once where the package came with the build, by a promise where it comes when asked for. */
  get: () => Factory | Promise<Factory>;
}

/** An offer in a scope. A release that brings federation's own runtime writes and reads it as well. */
interface Known extends Offer {
  from: string;
  lib?: Factory | null | undefined;
  loading?: Promise<Factory> | null | undefined;
}

/** By package and version. */
type Scope = Record<string, Record<string, Known>>;
type Offers = Record<string, Offer[]>;

interface Wanted {
  customShareInfo: {
    shareConfig: { requiredVersion?: string | false; singleton?: boolean; strictVersion?: boolean };
    scope: string[];
  };
}

interface Options {
  name: string;
  shared?: Offers;
  shareStrategy?: string;
}

/**
 * What one build of the page shares with the others. Stands in for federation's own instance (`rspack.slim.ts` puts it
 * there), with the answers that `shareStrategy: 'loaded-first'` gives: containers are started by `start-container.ts`,
 * there are no plugins, and a package is always shared as a whole, so that a tenth of the library is enough.
 */
export class SharedPackages {
  readonly name: string;
  readonly options: Options;
  readonly shareScopeMap: Record<string, Scope> = { default: {} };
  readonly #offers: Offers[] = [];

  constructor(options: Options) {
    this.options = options;
    this.name = options.name;
    this.registerShared(options.shared ?? {});
  }

  /** Offers packages to all; a version that is offered already stays. */
  registerShared(shared: Offers): void {
    this.#offers.push(shared);
    for (const scope of Object.keys(this.shareScopeMap)) this.initializeSharing(scope);
  }

  /** Has this build look into the scope of another. */
  initShareScopeMap(name: string, scope: Scope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Puts into a scope what this build offers; there is never anything to wait for. */
  initializeSharing(name: string): Promise<never>[] {
    this.shareScopeMap[name] ??= {};
    const scope = this.shareScopeMap[name];
    for (const [key, offers] of this.#offers.flatMap((shared) => Object.entries(shared))) {
      for (const offer of offers.filter((one) => one.scope.includes(name))) {
        scope[key] ??= {};
        scope[key][offer.version] ??= { ...offer, from: this.name };
      }
    }
    return [];
  }

  /**
   * Brings a package, once for all who ask.
   *
   * @returns false when nobody offers it, or not in a version that will do
   * @throws what went wrong; whoever asks next has it tried again
   */
  async loadShare(key: string, wanted: Wanted): Promise<Factory | false> {
    const known = this.#find(key, wanted);
    if (known === undefined) return false;
    known.loading ??= Promise.resolve(known.lib ?? known.get());
    try {
      known.lib = await known.loading;
    } catch (error) {
      known.loading = undefined;
      throw error;
    }
    return known.lib;
  }

  /** @throws Error when the package would have to be waited for, or nobody offers it */
  loadShareSync(key: string, wanted: Wanted): Factory {
    const known = this.#find(key, wanted);
    const factory = known?.lib ?? known?.get();
    if (known === undefined || typeof factory !== 'function') throw new Error(`${key} is not shared from the start.`);
    known.lib = factory;
    return factory;
  }

  #find(key: string, { customShareInfo }: Wanted): Known | undefined {
    const { shareConfig, scope } = customShareInfo;
    for (const name of scope) this.initializeSharing(name);
    const offered = scope.map((name) => this.shareScopeMap[name]?.[key]).find((versions) => versions !== undefined);
    const versions = Object.values(offered ?? {});
    const { requiredVersion: range, singleton, strictVersion } = shareConfig;
    const suits = ({ version }: Known) => typeof range !== 'string' || range === '*' || satisfy(version, range);
    const best = choose(versions);
    if (!singleton) return best && suits(best) ? best : versions.find(suits);
    if (best !== undefined && !suits(best)) {
      const message = `${this.name} wants ${key} ${range}, this page has ${best.version} from ${best.from}.`;
      if (strictVersion) throw new Error(message);
      console.warn(message);
    }
    return best;
  }
}

/** What has been loaded goes before what has not, then the newest: two Reacts in one page would not know each other. */
function choose(versions: Known[]): Known | undefined {
  const loaded = versions.filter(({ lib, loading }) => Boolean(lib ?? loading));
  const candidates = loaded.length > 0 ? loaded : versions;
  return candidates.reduce<Known | undefined>(
    (best, one) => (best === undefined || satisfy(best.version, `<=${one.version}`) ? one : best),
    undefined,
  );
}

/** Gives a build of the page its instance; the bundler's part of federation calls it when the build starts. */
export const init = ({ webpackRequire }: { webpackRequire: { federation: { initOptions: Options } } }) =>
  new SharedPackages(webpackRequire.federation.initOptions);

/** `^1.2.3` or `<=1.2.3`: major, minor and patch after the sign. */
const RANGE = /^(\^|<=)?(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version lies in a range. Reads the ranges that are asked for here, not the twelve other ways of writing one:
 * every release of this site asks for `^x.y.z`, and two versions are compared by `<=`. The gate has the last word, before a
 * release goes live.
 *
 * @returns false for what is written in another way
 */
export function satisfy(version: string, range: string): boolean {
  const have = RANGE.exec(version);
  const want = RANGE.exec(range);
  if (have === null || want === null) return false;
  const order = compare(have, want);
  if (want[1] === '<=') return order <= 0;
  if (want[1] === undefined) return order === 0;
  // A caret leaves the first part that is not zero as it is.
  const first = [2, 3, 4].find((part) => want[part] !== '0') ?? 4;
  const isSame = [2, 3, 4].slice(0, first - 1).every((part) => have[part] === want[part]);
  return isSame && order >= 0;
}

function compare(a: RegExpExecArray, b: RegExpExecArray): number {
  const part = [2, 3, 4].find((index) => a[index] !== b[index]);
  return part === undefined ? 0 : Number(a[part]) - Number(b[part]);
}
