import { remotePages } from 'shared/remote-pages';

const { bundles, Pages } = remotePages([
  ['/signin', 'sign-in', () => import(/* webpackChunkName: "sign-in" */ '#features/sign-in/sign-in-page.tsx')],
  [
    '/signin/done',
    'signed-in',
    () => import(/* webpackChunkName: "signed-in" */ '#features/sign-in/signed-in-page.tsx'),
  ],
  ['/not-me', 'alarm', () => import(/* webpackChunkName: "alarm" */ '#features/alarm/alarm-page.tsx')],
  [
    '/invitation',
    'invitation',
    () => import(/* webpackChunkName: "invitation" */ '#features/invitation/invitation-page.tsx'),
  ],
  ['/refer', 'refer', () => import(/* webpackChunkName: "refer" */ '#features/referral/refer-page.tsx')],
  ['/welcome', 'welcome', () => import(/* webpackChunkName: "welcome" */ '#features/welcome/welcome-page.tsx')],
  [
    '/myprofile',
    'my-profile',
    () => import(/* webpackChunkName: "my-profile" */ '#features/my-profile/my-profile-page.tsx'),
  ],
  ['/myplans', 'my-plans', () => import(/* webpackChunkName: "my-plans" */ '#features/my-plans/my-plans-page.tsx')],
  [
    '/mailplan',
    'mail-plan',
    () => import(/* webpackChunkName: "mail-plan" */ '#features/mail-plan/mail-plan-page.tsx'),
  ],
  [
    '/profile',
    'profile-form',
    () => import(/* webpackChunkName: "profile-form" */ '#features/profile-form/profile-form-page.tsx'),
  ],
  [
    '/profile/edit',
    'profile-form',
    () =>
      import(/* webpackChunkName: "profile-form" */ '#features/profile-form/profile-form-page.tsx').then(
        ({ EditProfilePage }) => ({ default: EditProfilePage }),
      ),
  ],
  [
    '/profile/view',
    'profile-view',
    () => import(/* webpackChunkName: "profile-view" */ '#features/profile-view/profile-view-page.tsx'),
  ],
  [
    '/financialtable',
    'plan-entry',
    () => import(/* webpackChunkName: "plan-entry" */ '#features/plan-entry/plan-entry-page.tsx'),
  ],
  [
    '/financialplan',
    'plan-overview',
    () => import(/* webpackChunkName: "plan-overview" */ '#features/plan-overview/plan-overview-page.tsx'),
  ],
]);

export { bundles };
export default Pages;
