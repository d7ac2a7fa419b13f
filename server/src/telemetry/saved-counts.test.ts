import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCounters, readCounts } from '#telemetry/counters.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counts-'));
  fs.mkdirSync(path.join(folder, 'store'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const logger = { warn: () => {} };
const open = (dataDir: string) => openCounters(path.join(folder, 'store'), path.join(folder, dataDir), logger);
const shown = () => readCounts(path.join(folder, 'store'))['content@1']?.documents;

describe('saved counts', () => {
  it('of two origins on one store add up, on the same host and port too', () => {
    const origins = [open('a'), open('b')];
    for (const { counters } of origins) counters.served('content', '1');
    for (const { close } of origins) close();
    expect(shown()).toBe(2);
  });

  it('go on after a restart', () => {
    for (let start = 0; start < 3; start += 1) {
      const { counters, close } = open('a');
      counters.served('content', '1');
      close();
    }
    expect(shown()).toBe(3);
    expect(fs.readdirSync(path.join(folder, 'store/.telemetry'))).toHaveLength(1);
  });

  it('do not bring an empty store about while it is away', () => {
    const { counters, close } = open('a');
    fs.renameSync(path.join(folder, 'store'), path.join(folder, 'away'));
    counters.served('content', '1');
    close();
    expect(fs.existsSync(path.join(folder, 'store'))).toBe(false);
  });

  it('are kept apart where the data folder cannot be written to, and none is lost', () => {
    fs.writeFileSync(path.join(folder, 'a'), 'a file in the way');
    for (let start = 0; start < 2; start += 1) {
      const { counters, close } = open('a');
      counters.served('content', '1');
      close();
    }
    expect(shown()).toBe(2);
  });
});
