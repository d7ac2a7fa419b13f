import { catalogue } from 'shared/messages';

export const messages = catalogue({
  dreamCarPlanner: 'Dream car planner',
  theFullPrice: 'Its full price, saved before you buy.',
  goals: 'Goals',
  carPriceToday: 'Car price today',
  whatACarWillCost:
    'What a car will cost on the day you want it, and what to invest each month or once to pay it in full.',
  dreamCar: 'Dream car',
  whatMustISave: 'What must I save to pay the full price before I buy?',
  lakhCarInYears: '₹10 lakh car, in 5 years',
  theFullPriceSavedBefore: 'The full price, saved before you buy',
});
