import { lazy } from 'react';

// Two long texts that few people open here: neither is part of the first view.
export const TermsText = lazy(() => import('shared/legal').then((m) => ({ default: m.TermsText })));
export const PrivacyText = lazy(() => import('shared/legal').then((m) => ({ default: m.PrivacyText })));
