import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readHistory } from '#releases/pointer.ts';
import { takenBack } from '#releases/release-commands.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { lastVerdict, partProblems } from '#releases/verdicts.ts';

type Named = Pick<ReleaseManifest, 'name' | 'release'>;

const KEY_BYTES = 32;

/** The key of all preview links of a store: whoever may change what is live may make them. */
const keyFile = (store: string) => path.join(store, '.preview-key');

/**
 * What `?preview=` must say to show a release: its name, when the link ends (seconds, base 36), and a proof that it was
 * made here: `contact@1.4.2-ab12cd34~thx138~…`.
 *
 * @param ms how long it is good
 */
export function previewToken(store: string, { name, release }: Named, ms: number, now = Date.now()): string {
  const text = `${name}@${release}~${Math.ceil((now + ms) / 1_000).toString(36)}`;
  return `${text}~${proofOf(readKey(store) ?? makeKey(store), text)}`;
}

/** What a token opens, or why it opens nothing. */
export function readPreviewToken(store: string, token: string, now = Date.now()): Named | 'unsigned' | 'expired' {
  const key = readKey(store);
  const [, text = '', name = '', release = '', ends = '', proof = ''] =
    /^(([\w-]+)@([\w.-]+)~([0-9a-z]{1,9}))~([\w-]{22})$/.exec(token) ?? [];
  if (key === undefined || text === '') return 'unsigned';
  if (!timingSafeEqual(Buffer.from(proofOf(key, text)), Buffer.from(proof))) return 'unsigned';
  return Number.parseInt(ends, 36) * 1_000 < now ? 'expired' : { name, release };
}

/**
 * Why nobody may be shown a release by a link.
 *
 * @returns null for one that may be shown
 */
export function closedFor(store: ReleaseStore, release: Named): string | null {
  // What only differs from the live release is shown: whoever may accept it wants to look first.
  const { damage } = partProblems(lastVerdict(store, release)?.problems ?? []);
  if (damage.length > 0) return `the gate stopped it: ${damage[0]}`;
  const change = takenBack(readHistory(store.directory), release);
  if (change === undefined) return null;
  return `it was taken back for a fault by ${change.by}${change.reason === undefined ? '' : `: ${change.reason}`}`;
}

const proofOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

function readKey(store: string): Buffer | undefined {
  try {
    const key = Buffer.from(fs.readFileSync(keyFile(store), 'utf8').trim(), 'base64');
    return key.length === KEY_BYTES ? key : undefined;
  } catch {
    return undefined;
  }
}

/** It appears whole, and of two that are made at once the first stays. */
function makeKey(store: string): Buffer {
  const draft = `${keyFile(store)}.${process.pid}.draft`;
  fs.writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  try {
    fs.linkSync(draft, keyFile(store));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
  const key = readKey(store);
  if (key === undefined) throw new Error(`${keyFile(store)} holds no key. Remove it, and make the links anew.`);
  return key;
}
