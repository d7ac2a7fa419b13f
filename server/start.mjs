// `npm start` and `npm run dev` from a fresh clone: runs on any Node from 20 on, installs what is missing, then hands
// over to the Node 24 that the packages bring along. Plain JavaScript without imports from packages, for that reason.
import { spawn } from 'node:child_process';
import { ensureInstalled, nodeBinary, root } from './install.mjs';
import { onOrphaned } from './on-orphaned.mjs';

const dev = process.argv.includes('--dev');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const steps = dev
  ? [['server/src/dev/main.ts', ...names]]
  : [['server/src/releases/cli/ensure.ts'], ['server/src/main.ts']];
for (const step of steps) {
  const code = await run(step);
  if (code !== 0) process.exit(code);
}

/** Runs one program to its end, passing on the signals that ask this one to stop. */
function run(step) {
  return new Promise((resolve) => {
    const child = spawn(nodeBinary(), ['--disable-warning=ExperimentalWarning', ...step], {
      cwd: root,
      // The channel ends with this process, however it ends: then the origin stops too.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    // A terminal sends Ctrl+C to the whole group: the child has it already, and this process only waits.
    const wait = () => {};
    process.on('SIGINT', wait);
    const stopWatching = onOrphaned(() => child.kill('SIGTERM'));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      stopWatching();
      process.off('SIGTERM', forward);
      process.off('SIGINT', wait);
      resolve(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1));
    });
  });
}
