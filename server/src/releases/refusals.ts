import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A command that was to change what is live, and did not. */
export interface Refusal {
  at: string;
  by: string;
  /** Name of the command. */
  action: string;
  /** What it was about, and why it was refused, in one line. */
  detail: string;
  /** Tells it from another one of the same moment; those of before have none. */
  id?: string;
}

const MOST_CHARACTERS = 300;

const fileOf = (store: string) => path.join(store, 'refusals.jsonl');

/** Writes a refusal down beside the history. A store that cannot be written to refuses no less. */
export function keepRefusal(store: string, refusal: Omit<Refusal, 'at' | 'id'>): void {
  const detail = refusal.detail.replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS);
  try {
    // Begun by a line break: a crash may have cut off the line before.
    const line = { at: new Date().toISOString(), ...refusal, detail, id: randomUUID() };
    fs.appendFileSync(fileOf(store), `\n${JSON.stringify(line)}`);
  } catch {
    // Whoever typed the command reads on the terminal what was wrong.
  }
}

/** All of them, oldest first. */
export function readRefusals(store: string): Refusal[] {
  if (!fs.existsSync(fileOf(store))) return [];
  return fs
    .readFileSync(fileOf(store), 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Refusal];
      } catch {
        return [];
      }
    });
}
