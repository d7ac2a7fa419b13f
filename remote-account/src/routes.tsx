import { Route, Routes } from 'shared/router';
import {
  AlarmPage,
  InvitationPage,
  MailPlanPage,
  MyPlansPage,
  MyProfilePage,
  PlanEntryPage,
  PlanOverviewPage,
  ProfileFormPage,
  ProfileViewPage,
  ReferPage,
  SignedInPage,
  SignInPage,
  WelcomePage,
} from '#lazy-pages.ts';

export { bundles } from '#lazy-pages.ts';

export default function AccountRoutes() {
  return (
    <Routes>
      <Route path="/signin" element={<SignInPage />} />
      <Route path="/signin/done" element={<SignedInPage />} />
      <Route path="/not-me" element={<AlarmPage />} />
      <Route path="/invitation" element={<InvitationPage />} />
      <Route path="/refer" element={<ReferPage />} />
      <Route path="/welcome" element={<WelcomePage />} />
      <Route path="/myprofile" element={<MyProfilePage />} />
      <Route path="/myplans" element={<MyPlansPage />} />
      <Route path="/mailplan" element={<MailPlanPage />} />
      <Route path="/profile" element={<ProfileFormPage />} />
      <Route path="/profile/edit" element={<ProfileFormPage edit />} />
      <Route path="/profile/view" element={<ProfileViewPage />} />
      <Route path="/financialtable" element={<PlanEntryPage />} />
      <Route path="/financialplan" element={<PlanOverviewPage />} />
    </Routes>
  );
}
