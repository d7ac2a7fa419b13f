import { lazy } from 'react';

// antd comes with the form; the page's head and the saved rows do not wait for it.
export const EntryForm = lazy(() =>
  import('#features/plan-entry/entry-form.tsx').then((m) => ({ default: m.EntryForm })),
);
