import { pathToFileURL } from 'node:url';

/**
 * Loads a module named `*.data.ts` by running it: the bundle gets its exports as JSON. For what follows from many modules
 * of which a page needs one sentence each.
 */
export default async function atBuild() {
  const exported = await import(pathToFileURL(this.resourcePath).href);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
