import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { addressIn, type Language } from 'shared/language';
import { snapshotFor } from 'shared/snapshot';
import { BUILT_INS, watchBuiltIns } from '#releases/gate/built-ins.ts';
import type { Check, Situation } from '#releases/gate/manifest-checks.ts';
import type { BuildToTry, PageToRender, TrialNote } from '#releases/gate/server-build-process.ts';
import { PATIENT } from '#releases/gate/waits.ts';
import { resolve } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { serverFileOf, spokenIn, viewsOf } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';

/** Milliseconds that one page, or the evaluation of the builds, may take: twice what visitors wait for, for a busy machine. */
const STEP_MS = 10_000;
const MEMORY_MB = 256;
const SLOW = 'does not end within';
/** Ways out of what a page is given; nothing that renders needs them. */
const WAYS_OUT = ['getBuiltinModule', 'process.binding', 'process.dlopen', 'process.mainModule', 'module.constructor'];

/**
 * The server build does nothing but render: it opens no connection, leaves what is everybody's as it was, and the pages
 * of the others are what they were. It is tried in a process that reads the store and nothing else.
 */
export const serverBuild: Check = async (situation) => {
  const { candidate, shell } = situation;
  if (shell === undefined) return [];
  const problems: string[] = [];
  for (const { language = 'en' } of viewsOf(candidate)) {
    // A remote that speaks more than the shell is heard in the shell's languages alone.
    if (spokenIn(shell, language).language === language)
      problems.push(...(await problemsIn(language, situation, shell)));
  }
  return problems;
};

async function problemsIn(language: Language, situation: Situation, shell: ReleaseManifest): Promise<string[]> {
  const { candidate, store } = situation;
  const text = fs.readFileSync(serverFile(store, spokenIn(candidate, language)), 'utf8');
  const problems = WAYS_OUT.filter((name) => text.includes(name)).map(
    (name) => `Server build: it uses ${name}, which no page needs.`,
  );
  const build = toTry(language, situation, shell);
  // A build that is stopped by the time it takes shows it again with more of it; a busy machine does not.
  const found = await tryIt(store, build, 1);
  const sure = found.some(isSlow) ? await tryIt(store, build, PATIENT) : found;
  const inWhat = language === 'en' ? '' : ` (in ${language})`;
  return [...problems, ...sure].map((problem) => problem + inWhat);
}

const isSlow = (problem: string) => problem.includes(SLOW);

const serverFile = (store: ReleaseStore, view: ReleaseManifest) =>
  serverFileOf(view, store.folder(view.name, view.release));

function toTry(language: Language, { store, candidate, others }: Situation, shell: ReleaseManifest): BuildToTry {
  const pages = documentData(language, store, [candidate, ...others, shell]);
  const fileOf = (manifest: ReleaseManifest) => serverFile(store, spokenIn(manifest, language));
  const isShell = candidate.name === 'shell';
  return {
    shell: fileOf(shell),
    others: Object.fromEntries(others.map((remote) => [remote.name, fileOf(remote)])),
    ...(!isShell && { candidate: { name: candidate.name, file: fileOf(candidate) } }),
    otherPages: others.flatMap((remote) => pages(remote).slice(0, 1)),
    ownPages: isShell ? [] : pages(candidate),
    watch: String(watchBuiltIns),
    builtIns: BUILT_INS,
  };
}

/** The public pages of a remote with what a document would give them, except the answers of the API. */
function documentData(language: Language, store: ReleaseStore, manifests: ReleaseManifest[]) {
  const releases = Object.fromEntries(manifests.map(({ name, release }) => [name, { live: release }]));
  const { snapshot, directory } = resolve(
    store,
    { serial: 0, updatedAt: '', releases },
    { filesUrl: '/r' },
    {},
    language,
  );
  const site = readSite(path.resolve(repositoryRoot, process.env.SITE_CONFIG || 'site.json'), language);
  return ({ name }: ReleaseManifest): PageToRender[] =>
    snapshot.pages
      .filter((page) => page.remote === name && page.access !== 'signed-in')
      .map((page) => ({
        url: addressIn(language, page.path.replace(/:\w+/g, 'example')),
        data: {
          ...{ site, snapshot: snapshotFor(snapshot, page), pageData: {} },
          directory: { url: directory.url, integrity: directory.integrity },
        },
      }));
}

function tryIt(store: ReleaseStore, build: BuildToTry, patience: number): Promise<string[]> {
  const stepMs = STEP_MS * patience;
  const script = path.join(import.meta.dirname, 'server-build-process.ts');
  const child = fork(script, [], {
    env: { NODE_ENV: 'production' },
    execArgv: [
      '--permission',
      `--allow-fs-read=${store.directory}`,
      `--allow-fs-read=${script}`,
      `--max-old-space-size=${MEMORY_MB}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk}`.slice(0, 2_000)));
  return new Promise((settle) => {
    let doing = 'its start';
    let timer: NodeJS.Timeout;
    const end = (problems: string[]) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      settle(problems.map((problem) => `Server build: ${problem}`));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end([`${doing} ${SLOW} ${stepMs / 1000} s.`]), stepMs);
    };
    child.on('message', (note: TrialNote) => {
      if (!('doing' in note)) return end(describe(note));
      ({ doing } = note);
      wait();
    });
    child.once('error', (error) => end([error.message]));
    child.once('exit', (code, signal) => {
      const [line = ''] = complaint.trim().split('\n');
      end([`${doing} ended the renderer (${signal ?? code})${line === '' ? '' : `: ${line}`}.`]);
    });
    wait();
    child.send(build);
  });
}

function describe({ changed, connected, rewritten }: Exclude<TrialNote, { doing: string }>): string[] {
  return [
    ...(changed.length === 0 ? [] : [`it changes what is everybody's: ${changed.slice(0, 5).join(', ')}.`]),
    ...connected.slice(0, 5).map((way) => `it reaches out to the network: ${way}.`),
    ...rewritten.map((url) => `it changes the page ${url} of another remote.`),
  ];
}
