import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { withLock } from '../../../commands/lock.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all files of the run share. */
    runFolder: string;
  }
}

/** Vitest's global set-up: a folder for what is made once for the whole run. */
export default function setup(project: TestProject): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-run-'));
  project.provide('runFolder', folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * A text that takes long to make, made by the first test file of the run that asks for it.
 *
 * @param name of the file that keeps it
 */
export async function oncePerRun(name: string, make: () => Promise<string>): Promise<string> {
  const file = path.join(inject('runFolder'), name);
  return withLock(
    `${file}.lock`,
    () => {},
    async () => {
      if (!fs.existsSync(file)) fs.writeFileSync(file, await make());
      return fs.readFileSync(file, 'utf8');
    },
  );
}
