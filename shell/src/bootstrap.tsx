import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { authStore, followOtherTabs, restoreSession } from 'shared/auth';
import { BrowserRouter } from 'shared/router';
import { followClearedDrafts, toast } from 'shared/ui';
import { loadRelease } from '#federation/load-release.ts';
import { ignoreStrayClicks } from '#layout/stray-clicks.ts';
import { keepTranslatedText } from '#layout/translated-text.ts';
import { directoryAt } from '#manifest/directory.ts';
import { readDocumentData } from '#manifest/document-data.ts';
import { prefix } from '#manifest/page-path.ts';
import { messages } from '#messages.en.ts';
import { watchConnection } from '#offline/connection.ts';
import { startWorkerWhenIdle } from '#offline/start-worker.ts';
import { Page } from '#page.tsx';
import { noteHealed, watchErrors } from '#releases/report-failure.ts';
import { keepEarlyFragments } from '#start/early-fragments.ts';
import { markSession } from '#start/page-marks.ts';
import 'shared/ui/styles.css';
import 'shared/ui/script';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');

const data = readDocumentData();
const directory = directoryAt(data.directory);
const page = (
  <Page
    data={data}
    loader={{ directory, load: loadRelease }}
    router={(tree) => <BrowserRouter basename={prefix()}>{tree}</BrowserRouter>}
  />
);

watchConnection(data.offline === true);
// Before the router listens: the first to listen is the first to be told.
keepEarlyFragments();
keepTranslatedText();
// A document whose render failed on the origin comes with an empty root. A transition, because React then takes
// breaks, in which the visitor's typing and scrolling are served.
if (root.firstChild === null) createRoot(root, { onRecoverableError: noteHealed }).render(page);
else startTransition(() => void hydrateRoot(root, page, { onRecoverableError: noteHealed }));

watchErrors();
restoreSession();
authStore.subscribe(markSession);
followOtherTabs(() => toast(messages.signedOutElsewhere, 'error'));
followClearedDrafts();
ignoreStrayClicks();
if (data.worker) startWorkerWhenIdle();
