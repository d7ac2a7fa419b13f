import fs from 'node:fs';
import path from 'node:path';

/** As `shared/contract` says an endpoint and the bundler leaves it: `{method:"POST",path:"/server/contact",…`. */
const ENDPOINT = /method:\s*["'`](GET|POST|PUT|PATCH|DELETE)["'`],\s*path:\s*["'`](\/server\/[^"'`]*)["'`]/g;

/**
 * The calls of the origin's API that a release's browser files hold, as `POST /server/appointments/:id`. They are read
 * from what was built, so that no list has to be kept beside the code.
 */
export function apiCallsIn(client: string): string[] {
  const files = fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(client, name), 'utf8'));
  const calls = files.flatMap((text) => [...text.matchAll(ENDPOINT)].map(([, method, place]) => `${method} ${place}`));
  return [...new Set(calls)].sort();
}
