/** Lets the browser answer what the visitor does before the next part of the start. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The scripts may be there before the end of the document, which says what the page is. */
const documentRead = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** All parts stand in one file; each is run in a task of its own, so that none holds a slow phone for long. */
async function start(): Promise<void> {
  await documentRead();
  await breath();
  const { beginPage } = await import(/* webpackMode: "eager" */ '#releases/begin-page.ts');
  beginPage();
  await breath();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breath();
  await import(/* webpackMode: "eager" */ '#bootstrap.tsx');
}

void start();
