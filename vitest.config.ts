import { defineConfig } from 'vitest/config';
import { withMessages } from './rspack.messages.ts';

const exclude = ['**/node_modules/**', '**/dist/**', '.data/**'];
const common = { setupFiles: ['e2e/repeatable-properties.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

const messages = {
  name: 'messages',
  enforce: 'pre',
  transform: (source: string, id: string) => (/\.tsx?$/.test(id) ? withMessages(source, id) : undefined),
} as const;

export default defineConfig({
  test: {
    // Tests that start origins wait for them: a third worker uses what two leave idle of two cores.
    maxWorkers: 3,
    projects: [
      {
        plugins: [messages],
        test: {
          name: 'packages',
          include: ['{shared,shell,remote-*}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
          exclude,
          ...common,
        },
      },
      {
        // Route tests run against a real PostgreSQL, started once for all of them.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          globalSetup: ['server/src/testing/test-database.ts'],
          ...common,
        },
      },
    ],
  },
});
