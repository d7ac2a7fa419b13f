import { describe, expect, test } from 'vitest';
import { isRunning } from '#db/embedded/orphan.ts';
import { openRunning } from '#db/opening/open-running.ts';
import { enquiry } from '#testing/enquiry.ts';
import { ownOrigins, postJson } from '#testing/spawned-origin.ts';

// What becomes of the data when the origin is killed or doubled. More of it in `main-storage.slow.test.ts`.
const origins = ownOrigins();

describe('storage', () => {
  test('an acknowledged enquiry survives kill -9 of the origin', async () => {
    const first = await origins.start();
    const answer = await postJson(`${first.url}/server/enquiries`, enquiry);
    const { id } = (await answer.json()) as { id: string };
    const database = origins.databasePid();
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    expect(isRunning(database), 'the database is an orphan now').toBe(true);

    const second = await origins.start();
    expect(second.output()).toContain('Site:');
    expect(isRunning(database), 'the orphan was stopped').toBe(false);
    const { db, close } = await openRunning({ databaseUrl: undefined, dataDir: origins.dataDir }, () => {});
    expect(await db.selectFrom('enquiry').select(['id', 'name', 'message']).execute()).toEqual([
      { id, name: 'Asha Rao', message: 'Please call me.' },
    ]);
    await close();
  });

  test('a second origin on the same folder says who holds it and where, and exits 1', async () => {
    const first = await origins.start();
    const second = await origins.start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `DATA_DIR ${origins.dataDir} is in use by the origin with process id ${first.child.pid} at ${first.url}. Stop that one, or choose another DATA_DIR.`,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});
