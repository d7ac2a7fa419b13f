import fs from 'node:fs';
import path from 'node:path';

/** How fast the origin answers with one document, against a bare Fastify that sends the same bytes. */
export interface OriginFigures {
  path: string;
  bytes: number;
  /** Documents per second, medians. */
  origin: number;
  bare: number;
  ratio: number;
  /** Milliseconds, at half of the origin's own rate. */
  half: { rate: number; p50: number; p99: number };
}

/** The figures of `origin.ts`, which also runs by itself; undefined where it is not there. */
export async function originFigures(site: string): Promise<OriginFigures[] | undefined> {
  const file = path.join(import.meta.dirname, 'origin.ts');
  if (!fs.existsSync(file)) return undefined;
  const { measureOrigin } = (await import(file)) as { measureOrigin: (site: string) => Promise<OriginFigures[]> };
  return measureOrigin(site);
}
