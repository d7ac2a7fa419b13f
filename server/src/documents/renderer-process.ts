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

// Releases never change, so a bundle is evaluated once; a remote's again for each shell, whose React it must share.
const bundles = new Map<string, unknown>();
const KEPT_BUNDLES = 40;

function load(file: string, require: Require, key = file): unknown {
  if (bundles.has(key)) return bundles.get(key);
  const module = { exports: {} as unknown };
  new Function('module', 'exports', 'require', fs.readFileSync(file, 'utf8'))(module, module.exports, require);
  bundles.set(key, module.exports);
  const [oldest] = bundles.keys();
  if (bundles.size > KEPT_BUNDLES && oldest !== undefined) bundles.delete(oldest);
  return module.exports;
}

const nothing: Require = (name) => {
  throw new Error(`A shell brings everything along; this one asks for ${name}.`);
};

async function answer({ id, url, shell: shellFile, remotes, data }: Request): Promise<void> {
  try {
    const shell = load(shellFile, nothing) as Shell;
    const provided: Require = (name) => {
      if (!Object.hasOwn(shell.provides, name)) throw new Error(`The live shell does not provide ${name}.`);
      return shell.provides[name];
    };
    const routes = Object.fromEntries(
      Object.entries(remotes).map(([name, file]) => [name, load(file, provided, `${shellFile}\n${file}`)]),
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
