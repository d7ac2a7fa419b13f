import fs from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { MARKDOWN_TEXT, markdownAt } from './rspack.markdown.ts';
import { withMessages } from './rspack.messages.ts';

// A test reads no file of settings of whoever develops here, and neither does what it starts.
process.env.ENV_FILE = 'none';

const ignored = ['**/node_modules/**', '**/dist/**', '.data/**'];
/** Tests of what changes a document as a whole, which nobody could put back. */
const withDocument = fs
  .globSync('{shared,shell,server,remote-*}/**/*.test.{ts,tsx}', { exclude: ignored })
  .filter((file) => fs.readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'));
const exclude = [...ignored, ...withDocument];
const common = {
  setupFiles: ['e2e/test-worker.ts'],
  // A test ends with what it waits for. The limit is for one that hangs, not for a machine that is busy.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
/** A worker loads a module once for all its test files: to load it anew for each took a third of the run. */
const together = { ...common, isolate: false };

const messages = {
  name: 'messages',
  enforce: 'pre',
  transform: (source: string, id: string) =>
    MARKDOWN_TEXT.test(id) ? markdownAt(id) : /\.tsx?$/.test(id) ? withMessages(source, id) : undefined,
  // What is kept of a module from run to run was made of its messages too: a changed one makes it anew.
  configureVitest({ defineCacheKeyGenerator }: VitestPluginContext): void {
    defineCacheKeyGenerator(({ id, sourceCode }) =>
      MARKDOWN_TEXT.test(id)
        ? markdownAt(id)
        : sourceCode.includes('messages.en.ts')
          ? withMessages(sourceCode, id)
          : undefined,
    );
  },
} as const;

/** Tests of minutes, or of what seldom changes: `npm test -- --all` runs them before a release of the product. */
const slow = ['**/*.slow.test.{ts,tsx}'];
const inPackages = ['{shared,shell,remote-*}/**/*.test.{ts,tsx}', '{e2e,commands}/**/*.test.ts'];
const inServer = ['server/**/*.test.ts'];

const project = (name: string, files: { include: string[]; exclude: string[] }) => ({
  plugins: [messages],
  test: { name, ...together, ...files },
});
// Route tests run against a real PostgreSQL, started once for all of them; what takes long to build is built once, too.
const withDatabase = { globalSetup: ['server/src/testing/test-database.ts', 'server/src/testing/run-folder.ts'] };
const server = (name: string, files: { include: string[]; exclude: string[] }) => ({
  test: { name, ...withDatabase, ...together, ...files },
});
// A context of its own for each file costs half of what a process of its own does.
const documents = (name: string, files: { include: string[]; exclude: string[] }) => ({
  plugins: [messages],
  test: { name, ...common, ...files, pool: 'vmForks' as const },
});
const slowOf = (include: string[]) => include.map((pattern) => pattern.replace('.test.', '.slow.test.'));

export default defineConfig({
  test: {
    // Tests that start origins wait for them: a third worker uses what two leave idle of two cores.
    maxWorkers: 3,
    projects: [
      project('packages', { include: inPackages, exclude: [...exclude, ...slow] }),
      server('server', { include: inServer, exclude: [...exclude, ...slow] }),
      documents('documents', { include: withDocument, exclude: [...ignored, ...slow] }),
      project('packages-slow', { include: slowOf(inPackages), exclude }),
      server('server-slow', { include: slowOf(inServer), exclude }),
      documents('documents-slow', {
        include: withDocument.filter((file) => file.includes('.slow.')),
        exclude: ignored,
      }),
    ],
  },
});
