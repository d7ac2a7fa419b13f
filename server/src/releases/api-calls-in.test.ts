import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiCalls } from '#releases/gate/manifest-checks.ts';
import { reportOrigin } from '#releases/instances.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { apiCallsIn } from '#releases/release-uses.ts';
import { ReleaseStore } from '#releases/store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test('the calls of a release are read from what was built, minified or not', () => {
  const client = temporaryFolder('client');
  fs.mkdirSync(path.join(client, 'deep'));
  fs.writeFileSync(
    path.join(client, 'a.js'),
    'a=(0,n.e)({method:"POST",path:"/server/appointments/:id/move",body:x}),b={method: \'GET\', path: \'/server/profile\'}',
  );
  fs.writeFileSync(
    path.join(client, 'deep/b.js'),
    'c={method:`GET`,path:`/server/profile`},d={method:"GET",path:"/elsewhere"}',
  );
  fs.writeFileSync(path.join(client, 'a.js.br'), '{method:"GET",path:"/server/not-a-script"}');
  expect(apiCallsIn(client)).toEqual(['GET /server/profile', 'POST /server/appointments/:id/move']);
});

test('the gate stops a release that calls what a running origin lacks', async () => {
  const store = new ReleaseStore(temporaryFolder('api-calls'));
  const candidate = addRelease(store, 'contact', '1.0.0-aaaaaaaa', {
    calls: ['GET /server/festival', 'GET /server/profile'],
  });
  const check = () => apiCalls({ store, candidate, before: undefined, shell: undefined, others: [] });
  expect(await check()).toEqual([]);
  const origin = reportOrigin(store.directory, () => 1);
  try {
    expect(await check()).toEqual([]);
    origin.know({ name: 'web1, 127.0.0.1:3000', calls: ['GET /server/profile'] });
    expect(await check()).toEqual([
      'API: the running origin (web1, 127.0.0.1:3000) has no GET /server/festival. Restart it from this checkout first.',
    ]);
    origin.know({ calls: ['GET /server/profile', 'GET /server/festival'] });
    expect(await check()).toEqual([]);
  } finally {
    origin.close();
  }
});
