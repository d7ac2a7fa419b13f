import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChild } from './child.mjs';
import { ensureInstalled, keepCompiled, nodeBinary, requireInstalled, root } from './install.mjs';
import {
  holdsChannel,
  installsItself,
  installsNothing,
  programsOf,
  readsSettings,
  runsInFolder,
  worksBesideSite,
} from './programs.mjs';

/** Runs a command, and ends this process as its last program ended. */
export async function launch([name, ...words]) {
  try {
    const programs = programsOf(name, words);
    if (!readsSettings(name)) process.env.ENV_FILE = 'none';
    if (installsItself(name)) return await runHere(programs[0]);
    if (installsNothing(name)) requireInstalled();
    else await ensureInstalled({ replaces: !worksBesideSite(name) });
    keepCompiled();
    end(await runAll(name, programs));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** In this very process, as if it had been started by itself. */
async function runHere([program, ...words]) {
  const file = join(root, program);
  process.argv = [process.argv[0], file, ...words];
  await import(pathToFileURL(file).href);
}

/** One after the other, until one fails or this process is asked to stop. */
async function runAll(name, programs) {
  let ended;
  for (const [program, ...words] of programs) {
    ended = await runChild(nodeBinary(), ['--disable-warning=ExperimentalWarning', join(root, program), ...words], {
      cwd: runsInFolder(name) ? process.cwd() : root,
      stdio: ['inherit', 'inherit', 'inherit', ...(holdsChannel(name) ? ['ipc'] : [])],
    });
    if (ended.code !== 0 || ended.askedToStop) break;
  }
  return ended;
}

/** With the program's exit code; by the signal that ended it, so that npm and a shell see what they would have seen. */
function end({ code, signal }) {
  if (signal !== null) process.kill(process.pid, signal);
  else process.exit(code);
}
