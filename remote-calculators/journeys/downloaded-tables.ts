import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { waysToKeep } from '#journeys/calculator-steps.ts';

/** What a visitor gets who takes the table along. */
export async function download(page: Page, name: 'CSV' | 'XLSX'): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await (await waysToKeep(page)).getByRole('button', { name, exact: true }).click();
  const file = await started;
  return readFile(await file.path());
}

/** One file out of a zip, by the central directory at its end. */
export function unzipped(zip: Buffer, path: string): string {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === path) {
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const content = zip.subarray(start, start + size);
      return (zip.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8');
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`no ${path} in the file`);
}

/** Rows of numbers of a sheet, the head left out. */
export const sheetRows = (xml: string): string[][] =>
  [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/g)]
    .slice(1)
    .map(([, row = '']) => [...row.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value = '']) => value));
