// Only the benchmark builds this: the same page, with the remotes imported instead of loaded through federation.
import { hydrateRoot } from 'react-dom/client';
import { restoreSession } from 'shared/auth';
import type { RemoteRoutes } from 'shared/remote';
import { BrowserRouter } from 'shared/router';
import { readDocumentData } from '../../../shell/src/document-data.ts';
import { Page } from '../../../shell/src/page.tsx';
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
hydrateRoot(root, <Page data={readDocumentData()} load={load} router={(tree) => <BrowserRouter>{tree}</BrowserRouter>} />);
restoreSession();
