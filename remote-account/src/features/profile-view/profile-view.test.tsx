// @vitest-environment jsdom
import { answers, asked, clearAway, draw, press, settle } from 'shared/form-fixture';
import { afterEach, expect, test } from 'vitest';
import ProfileViewPage from '#features/profile-view/profile-view-page.tsx';

const page = () => document.body.textContent ?? '';
afterEach(clearAway);

const profile = {
  ...{ id: 'a', version: 1, wouldInvest: null, yearlyIncome: null, sourceOfIncome: null, usedBuyNowPayLater: null },
  ...{ currentlyInvested: null, portfolioSize: null, investmentOptions: [], investmentDuration: null },
  ...{ riskTolerance: 'low', incomeSlab: null },
};

test('answers are deleted after one question, and not while the origin refuses', async () => {
  answers['GET /server/profile'] = [200, { profile }];
  draw(<ProfileViewPage />);
  await settle();
  await press('Delete my answers');
  await press('Delete');
  await settle();
  expect(page()).toContain('Nothing was deleted');
  answers['DELETE /server/profile'] = [200, {}];
  await press('Delete');
  await settle();
  expect(page()).toContain('No profile yet');
  expect(asked.mock.calls.filter(([call]) => call === 'DELETE /server/profile')).toHaveLength(2);
});
