// One stylesheet for all calculators: going from one to the next fetches none again.
import '#calculator-page/calculator-page.css';
import '#calculators/plan-your-goal/plan.css';
// What all calculators have in common comes with the routes: one request less before a page is alive.
import '#calculator-page/calculator-page.tsx';
import { Route, Routes } from 'shared/router';
import {
  CalculatorsPage,
  ChildEducationPage,
  ChildMarriagePage,
  ChildPlanPage,
  CorpusPage,
  DreamCarPage,
  DreamHousePage,
  GoalsPage,
  LumpsumPage,
  PlanYourGoalPage,
  RetirementPage,
  SipPage,
  StepUpSipPage,
  StpPage,
  SwpPage,
} from '#lazy-pages.ts';

export { bundles } from '#lazy-pages.ts';

/** The pages of this remote, below the shell's header. Each page's code is a file of its own. */
export default function CalculatorRoutes() {
  return (
    <Routes>
      <Route path="/calculators" element={<CalculatorsPage />} />
      <Route path="/goals" element={<GoalsPage />} />
      <Route path="/childplan" element={<ChildPlanPage />} />
      <Route path="/sipcalculator" element={<SipPage />} />
      <Route path="/lumpsumcalculator" element={<LumpsumPage />} />
      <Route path="/stepupsipcalculator" element={<StepUpSipPage />} />
      <Route path="/swpcalculator" element={<SwpPage />} />
      <Route path="/stpcalculator" element={<StpPage />} />
      <Route path="/dreamcar" element={<DreamCarPage />} />
      <Route path="/dreamhouse" element={<DreamHousePage />} />
      <Route path="/childmarriage" element={<ChildMarriagePage />} />
      <Route path="/childeducation" element={<ChildEducationPage />} />
      <Route path="/corpus" element={<CorpusPage />} />
      <Route path="/planyourgoal" element={<PlanYourGoalPage />} />
      <Route path="/retirementcalculator" element={<RetirementPage />} />
    </Routes>
  );
}
