import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    source: 'स्रोत: {source}, {dated}।',
    investMonthly: 'हर महीने निवेश',
    investOneTime: 'एकमुश्त निवेश',
    wayToInvest: 'निवेश का तरीका',
    resultAtAGlance: 'नतीजा एक नज़र में',
    seeYears: 'हर साल देखें',
    result: 'नतीजा',
    howItIsCounted: 'हिसाब कैसे लगा',
  },
  { reviewed: false },
);
