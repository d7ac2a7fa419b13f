// What every script of package.json calls: `node commands/run.mjs calc …`. It installs what is missing and hands over to
// the Node 24 that the packages bring. An old Node must be able to read this file to say that it is too old: nothing
// newer than `import()` may stand here, and no package may be imported in this folder.
import { tooOld } from './node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  import('./launch.mjs').then(({ launch }) => launch(process.argv.slice(2)));
}
