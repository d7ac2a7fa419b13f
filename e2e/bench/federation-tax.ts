import fs from 'node:fs';
import path from 'node:path';
import { build } from '#bench/build.ts';
import { compressed } from '#bench/pages/reply.ts';
import { host } from '../../rspack.host.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What federation adds to the code of the pages, in bytes as browsers get them. */
export interface FederationTax {
  /** The runtime and the loader of releases: a host that holds nothing else. */
  runtime: number;
  /** The entries of all remotes together. */
  entries: number;
}

/** @param folder takes the build that holds the runtime alone */
export async function measureFederationTax(site: string, folder: string): Promise<FederationTax> {
  return { runtime: await runtimeBytes(folder), entries: await entryBytes(site) };
}

async function runtimeBytes(outputDirectory: string): Promise<number> {
  const directory = path.join(root, 'shell');
  const [client] = host({ name: 'shell', directory, container: 'tax', outputDirectory });
  const sharing = client?.plugins?.find((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin');
  const options = (sharing as { _options?: { shared?: unknown } } | undefined)?._options;
  if (options === undefined) throw new Error('The host is built without federation.');
  // Sharing stays on, or the bundler leaves its runtime out; what is shared is no tax, for one bundle has it too.
  options.shared = {};
  const entry = path.join(import.meta.dirname, 'federation-tax-entry.ts');
  await build({ ...client, entry: { main: entry } });
  const output = path.join(outputDirectory, 'client');
  const scripts = fs.readdirSync(output).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + compressed(fs.readFileSync(path.join(output, name))).length, 0);
}

async function entryBytes(site: string): Promise<number> {
  const document = await (await fetch(site)).text();
  const { directory } = JSON.parse(/id="document-data">(.*?)<\/script>/.exec(document)?.[1] ?? '') as {
    directory: { url: string };
  };
  const { remotes } = (await (await fetch(new URL(directory.url, site))).json()) as {
    remotes: Record<string, { current: { entry: string } }>;
  };
  const sizes = Object.values(remotes).map(async ({ current: { entry } }) => {
    const answer = await fetch(new URL(entry, site), { headers: { 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${entry} answered ${answer.status}.`);
    return Number(answer.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}
