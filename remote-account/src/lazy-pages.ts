// In a module of its own: React Refresh cannot keep state across a file that both renders and calls lazy().
import { lazy } from 'react';

/** Each page's bundle by the name that `pages.ts` declares. */
export const bundles = {
  'sign-in': () =>
    import(/* webpackChunkName: "sign-in" */ '#features/sign-in/sign-in-page.tsx').then((m) => ({
      default: m.SignInPage,
    })),
  'signed-in': () =>
    import(/* webpackChunkName: "signed-in" */ '#features/sign-in/signed-in-page.tsx').then((m) => ({
      default: m.SignedInPage,
    })),
  alarm: () =>
    import(/* webpackChunkName: "alarm" */ '#features/alarm/alarm-page.tsx').then((m) => ({ default: m.AlarmPage })),
  invitation: () =>
    import(/* webpackChunkName: "invitation" */ '#features/invitation/invitation-page.tsx').then((m) => ({
      default: m.InvitationPage,
    })),
  refer: () =>
    import(/* webpackChunkName: "refer" */ '#features/referral/refer-page.tsx').then((m) => ({ default: m.ReferPage })),
  welcome: () =>
    import(/* webpackChunkName: "welcome" */ '#features/welcome/welcome-page.tsx').then((m) => ({
      default: m.WelcomePage,
    })),
  'my-profile': () =>
    import(/* webpackChunkName: "my-profile" */ '#features/my-profile/my-profile-page.tsx').then((m) => ({
      default: m.MyProfilePage,
    })),
  'my-plans': () =>
    import(/* webpackChunkName: "my-plans" */ '#features/my-plans/my-plans-page.tsx').then((m) => ({
      default: m.MyPlansPage,
    })),
  'mail-plan': () =>
    import(/* webpackChunkName: "mail-plan" */ '#features/mail-plan/mail-plan-page.tsx').then((m) => ({
      default: m.MailPlanPage,
    })),
  'profile-form': () =>
    import(/* webpackChunkName: "profile-form" */ '#features/profile-form/profile-form-page.tsx').then((m) => ({
      default: m.ProfileFormPage,
    })),
  'profile-view': () =>
    import(/* webpackChunkName: "profile-view" */ '#features/profile-view/profile-view-page.tsx').then((m) => ({
      default: m.ProfileViewPage,
    })),
  'plan-entry': () =>
    import(/* webpackChunkName: "plan-entry" */ '#features/plan-entry/plan-entry-page.tsx').then((m) => ({
      default: m.PlanEntryPage,
    })),
  'plan-overview': () =>
    import(/* webpackChunkName: "plan-overview" */ '#features/plan-overview/plan-overview-page.tsx').then((m) => ({
      default: m.PlanOverviewPage,
    })),
};

export const SignInPage = lazy(bundles['sign-in']);
export const SignedInPage = lazy(bundles['signed-in']);
export const AlarmPage = lazy(bundles.alarm);
export const InvitationPage = lazy(bundles.invitation);
export const ReferPage = lazy(bundles.refer);
export const WelcomePage = lazy(bundles.welcome);
export const MailPlanPage = lazy(bundles['mail-plan']);
export const MyPlansPage = lazy(bundles['my-plans']);
export const MyProfilePage = lazy(bundles['my-profile']);
export const ProfileFormPage = lazy(bundles['profile-form']);
export const ProfileViewPage = lazy(bundles['profile-view']);
export const PlanEntryPage = lazy(bundles['plan-entry']);
export const PlanOverviewPage = lazy(bundles['plan-overview']);
