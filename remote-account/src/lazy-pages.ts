// In a module of its own: React Refresh cannot keep state across a file that both renders and calls lazy().
import { lazy } from 'react';

export const SignInPage = lazy(() =>
  import(/* webpackChunkName: "sign-in" */ '#features/sign-in/sign-in-page.tsx').then((m) => ({
    default: m.SignInPage,
  })),
);
export const WelcomePage = lazy(() =>
  import(/* webpackChunkName: "welcome" */ '#features/welcome/welcome-page.tsx').then((m) => ({
    default: m.WelcomePage,
  })),
);
export const MyProfilePage = lazy(() =>
  import(/* webpackChunkName: "my-profile" */ '#features/my-profile/my-profile-page.tsx').then((m) => ({
    default: m.MyProfilePage,
  })),
);
export const ProfileFormPage = lazy(() =>
  import(/* webpackChunkName: "profile-form" */ '#features/profile-form/profile-form-page.tsx').then((m) => ({
    default: m.ProfileFormPage,
  })),
);
export const ProfileViewPage = lazy(() =>
  import(/* webpackChunkName: "profile-view" */ '#features/profile-view/profile-view-page.tsx').then((m) => ({
    default: m.ProfileViewPage,
  })),
);
export const PlanEntryPage = lazy(() =>
  import(/* webpackChunkName: "plan-entry" */ '#features/plan-entry/plan-entry-page.tsx').then((m) => ({
    default: m.PlanEntryPage,
  })),
);
export const PlanOverviewPage = lazy(() =>
  import(/* webpackChunkName: "plan-overview" */ '#features/plan-overview/plan-overview-page.tsx').then((m) => ({
    default: m.PlanOverviewPage,
  })),
);
