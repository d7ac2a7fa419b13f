// Only the benchmark builds this: the same page, with the remotes imported instead of loaded through federation.
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreSession } from 'shared/auth';
import type { RemoteRoutes } from 'shared/remote';
import { BrowserRouter } from 'shared/router';
import { directoryAt } from '../../../shell/src/manifest/directory.ts';
import { readDocumentData } from '../../../shell/src/manifest/document-data.ts';
import { watchConnection } from '../../../shell/src/offline/connection.ts';
import { startWorkerWhenIdle } from '../../../shell/src/offline/start-worker.ts';
import { Page } from '../../../shell/src/page.tsx';
import { watchErrors } from '../../../shell/src/releases/report-failure.ts';
import 'shared/ui/styles.css';

const remotes: Record<string, () => Promise<RemoteRoutes>> = {
  account: () => import('../../../remote-account/src/routes.tsx'),
  calculators: () => import('../../../remote-calculators/src/routes.tsx'),
  contact: () => import('../../../remote-contact/src/routes.tsx'),
  content: () => import('../../../remote-content/src/routes.tsx'),
};

const load = (name: string) => remotes[name]?.() ?? Promise.reject(new Error(`No remote ${name}.`));
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');

const data = readDocumentData();
const directory = directoryAt(data.directory);
const router = (page: ReactNode) => <BrowserRouter>{page}</BrowserRouter>;
const page = <Page data={data} loader={{ directory, load }} router={router} />;
// Visitors need these of one bundle too.
watchConnection(data.offline === true);
watchErrors();
if (data.worker) startWorkerWhenIdle();
// In slices, as the site itself does it: what is compared is federation, not the way to hydrate.
startTransition(() => void hydrateRoot(root, page));
restoreSession();
