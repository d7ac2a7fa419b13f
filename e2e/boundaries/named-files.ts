import fs from 'node:fs';
import path from 'node:path';
import { packages, root } from '#boundaries/documents.ts';

/** What builds, releases and installations write; none of it is in the repository. */
const MADE_LATER =
  /(^|\/)(dist|early\.js|sw\.js|remoteEntry\.js|(release|live|live\.copy|master-keys)\.json|history\.jsonl)(\/|$)/;

/** Names of the repository's text files, and folders that paths begin with. */
const FILE = /\.(ts|tsx|mjs|md|css|json)$/;
const FOLDERS = [...packages, 'docs', 'site'];

/** Whether the words between backticks are meant as a file or folder of the repository, and not as an address or a name. */
export function isPath(name: string): boolean {
  if (/[\s#='"“(…]|^[/.@-]/.test(name) || MADE_LATER.test(name)) return false;
  return FILE.test(name) || (name.includes('/') && FOLDERS.includes(name.split('/')[0] ?? ''));
}

/** Whether the repository has it: by its path or the end of that, `*` and `<name>` for any one, or as a subpath of shared. */
export function exists(name: string): boolean {
  const pattern = name.replace(/\/$/, '').replace(/<[^>]+>/g, '*');
  return isSubpath(name) || places.some((place) => path.matchesGlob(place, `{,**/}${pattern}`));
}

/** Whether a link in a document leads to a file, and to a heading of it where it names one. */
export function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const place = path.join(root, file === '' ? from : path.join(path.dirname(from), file));
  if (!fs.existsSync(place)) return false;
  if (heading === undefined) return true;
  return [...fs.readFileSync(place, 'utf8').matchAll(/^#+ (.+)$/gm)].some(
    ([, title = '']) => anchor(title) === heading,
  );
}

/** As GitHub makes them. */
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const { exports } = JSON.parse(fs.readFileSync(path.join(root, 'shared/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Whether other packages can import it from shared: `shared/ui`, `shared/format/rupees`, `shared/format/*`. */
const isSubpath = (name: string) =>
  Object.entries(exports).some(([subpath, file]) => {
    const [before = '', after] = subpath.replace('./', 'shared/').split('*');
    if (after === undefined || name === `${before}*`) return name.replace(/\*$/, '') === before;
    if (!name.startsWith(before)) return false;
    return fs.existsSync(path.join(root, 'shared', file.replace('*', name.slice(before.length))));
  });

const places = [
  ...fs.readdirSync(root),
  ...[...FOLDERS, 'e2e'].flatMap((folder) =>
    fs
      .globSync('**', { cwd: path.join(root, folder), exclude: (name) => /(^|[/\\])(node_modules|dist)$/.test(name) })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ),
];
