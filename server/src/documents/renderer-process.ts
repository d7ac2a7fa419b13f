// The renderer's process. It imports nothing of the origin: its permissions would not let it.
import fs from 'node:fs';

interface Request {
  id: number;
  url: string;
  shell: string;
  remotes: Record<string, string>;
  data: unknown;
}

interface Shell {
  provides: Record<string, unknown>;
  render: (url: string, data: unknown, remotes: Record<string, unknown>) => Promise<string>;
}

type Require = (name: string) => unknown;

/** A shell that was evaluated, and the remotes that share its React. Both are forgotten together or not at all. */
interface Family {
  shell: Shell;
  remotes: Map<string, unknown>;
}

// Releases never change, so a bundle is evaluated once; a remote's again for each shell, whose React it must share.
const families = new Map<string, Family>();
const KEPT_SHELLS = 3;
const KEPT_REMOTES = 40;

function evaluate(file: string, require: Require): unknown {
  const module = { exports: {} as unknown };
  new Function('module', 'exports', 'require', fs.readFileSync(file, 'utf8'))(module, module.exports, require);
  return module.exports;
}

/** What was made for a key, or is made now; of too many, the one goes that was not asked for the longest. */
function kept<T>(map: Map<string, T>, key: string, capacity: number, make: () => T): T {
  const value = map.get(key) ?? make();
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > capacity && oldest !== undefined) map.delete(oldest);
  return value;
}

const nothing: Require = (name) => {
  throw new Error(`A shell brings everything along; this one asks for ${name}.`);
};

async function answer({ id, url, shell: shellFile, remotes, data }: Request): Promise<void> {
  try {
    const { shell, remotes: known } = kept(families, shellFile, KEPT_SHELLS, () => ({
      shell: evaluate(shellFile, nothing) as Shell,
      remotes: new Map(),
    }));
    const provided: Require = (name) => {
      if (!Object.hasOwn(shell.provides, name)) throw new Error(`The live shell does not provide ${name}.`);
      return shell.provides[name];
    };
    const routes = Object.fromEntries(
      Object.entries(remotes).map(([name, file]) => [
        name,
        kept(known, file, KEPT_REMOTES, () => evaluate(file, provided)),
      ]),
    );
    process.send?.({ id, html: await shell.render(url, data, routes) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.on('message', (request: Request) => void answer(request));
process.on('disconnect', () => process.exit());
// Says that it is there; the first message of all.
process.send?.({ id: 0, html: '' });
