/** What `package-lock.json` says of one installed package. */
interface Locked {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

export interface Lock {
  name: string;
  version: string;
  packages: Record<string, Locked>;
}

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  /** `excluded`: needed to build and to test, and no part of what runs. */
  scope: 'required' | 'optional' | 'excluded';
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: { expression: string }[];
}

const ALGORITHMS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
const MODULES = 'node_modules/';

/**
 * The packages of a lock file as CycloneDX 1.5, with hashes and licences. npm's own command refuses a tree in which some
 * package asks for `latest`, and leaves packages out that are needed by tests as well as by the site.
 */
export function billOfMaterials({ name, version, packages }: Lock) {
  const components = new Map<string, Component>();
  for (const [place, locked] of Object.entries(packages)) {
    if (!place.includes(MODULES) || locked.link === true || locked.version === undefined) continue;
    const component = componentOf(locked.name ?? place.slice(place.lastIndexOf(MODULES) + MODULES.length), locked);
    const known = components.get(component.purl);
    // A package may stand in two places; what the site itself needs counts.
    if (known === undefined || known.scope === 'excluded') components.set(component.purl, component);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...components.values()].sort((a, b) => a.purl.localeCompare(b.purl)),
  };
}

function componentOf(name: string, { version = '', integrity, license, dev, optional }: Locked): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    ...{ type: 'library', 'bom-ref': purl, name, version, purl },
    scope: dev === true ? 'excluded' : optional === true ? 'optional' : 'required',
    ...(integrity === undefined ? {} : { hashes: integrity.split(' ').map(hashOf) }),
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
  };
}

function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split(/-(.*)/s);
  return { alg: ALGORITHMS[algorithm] ?? algorithm, content: Buffer.from(digest, 'base64').toString('hex') };
}
