import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    amfiCircularToFundHouses: 'किसी स्कीम का नाम न लेने वाले उदाहरणों और कैलकुलेटरों पर AMFI का सर्कुलर',
    pastPerformanceMayOrMay: 'पिछला प्रदर्शन आगे जारी रह भी सकता है और नहीं भी, और वह भविष्य के किसी रिटर्न की गारंटी नहीं है।',
  },
  { reviewed: false },
);
