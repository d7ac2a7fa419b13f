import path from 'node:path';
import { type Edits, type Manifest, wrapRoutes } from './copy-release.ts';

/** A release with one thing that the gate must stop, or must not. */
export interface Seeded {
  title: string;
  /** @param container name of the copy's federation container */
  edits: (container: string) => Edits;
  /** What the gate says; absent for a good release. */
  says?: RegExp;
}

/** Code at the end of the entry: it runs when the remote is loaded. */
export const inEntry =
  (code: string | ((container: string) => string)) =>
  (container: string): Edits => ({
    file: (file, text) =>
      file === 'remoteEntry.js' ? `${text};${typeof code === 'string' ? code : code(container)}` : text,
  });

/** Code around the real routes: `routes.default` is the component. */
export const around = (body: string) => inEntry((container) => wrapRoutes(container, body));

/** A component of the seeded release's own, in plain JavaScript: React comes as the host's share. */
export const instead = (body: string) => around(`return { default: (props) => { ${body} } };`);

export const manifest = (change: (manifest: Manifest) => void) => (): Edits => ({ manifest: change });

/** Damage to the files of the browser after everything was hashed. */
export const after = (damage: (client: string, manifest: Manifest) => void) => (): Edits => ({
  after: (folder, facts) => damage(path.join(folder, 'client'), facts),
});

export const style = (css: string) =>
  inEntry(
    `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; })();`,
  );

/** Code before the server build. */
export const beforeServer = (code: string) => (): Edits => ({ server: (text) => `${code}\n${text}` });

/** Code around the server build's routes: `routes.default` is the component. */
export const aroundServer = (body: string) => (): Edits => ({
  server: (text) =>
    `${text}\n;{ const routes = module.exports; module.exports = { ...routes, default: (props) => { ${body} } }; }`,
});
