import { catalogue } from 'shared/messages';

export const messages = catalogue({
  dataSavedSuccessfully: 'Data saved successfully',
  deleteCategoryQuestion: 'Delete {category}?',
  keepIt: 'Keep it',
  deleteIt: 'Delete',
  amountWithWeight: '{amount} with a weight of {weight} leaves your plan.',
  failedToSaveData: 'Failed to save data',
  nothingPlannedHere: 'Nothing planned here.',
  weightOf: 'Weight {weight}',
  deleteCategory: 'Delete {category}',
  financialPlanOverview: 'Financial plan overview',
  home: 'Home',
  whatYouSpend: 'What you spend and save for, by when you need it.',
  editPlan: 'Edit plan',
  loading: 'Loading',
  failedToFetchData: 'Failed to fetch data',
  noPlanYet: 'No plan yet',
  startYourPlan: 'Start your plan',
  nameWhatYouSpend:
    'Name what you spend and save for, give each an amount and a weight, and it appears here with totals.',
  yourWholePlan: 'Your whole plan',
  totalAndShare: 'Total and share of each horizon',
  horizon: 'Horizon',
  total: 'Total',
  share: 'Share',
  percent: '{share}%',
});
