import { lazy } from 'react';

// Made with antd, and far down the page: it comes when the visitor comes near.
export const Consents = lazy(() => import('#features/your-data/consents.tsx').then((m) => ({ default: m.Consents })));
