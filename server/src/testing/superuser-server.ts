import { inject } from 'vitest';
import { type Cluster, startCluster } from '#db/embedded/cluster.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/**
 * A server whose owner is a superuser, with the role of the application: the run's own one. Where the run uses a server of
 * somebody's, which gives tests neither, one is started for the file that asks. Stop it after its tests.
 */
export async function superuserServer(): Promise<Cluster> {
  const application = inject('applicationOfServer');
  if (application === '') return startCluster(temporaryFolder('superuser'), () => {});
  return { owner: JSON.parse(inject('databaseServer')), application: JSON.parse(application), stop: async () => {} };
}
