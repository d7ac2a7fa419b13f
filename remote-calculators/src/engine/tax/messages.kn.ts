import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    incomeTaxActSections: 'ಆದಾಯ ತೆರಿಗೆ ಕಾಯ್ದೆ 2025, ವಿಭಾಗ 196 ಮತ್ತು 198, ಹಣಕಾಸು ಕಾಯ್ದೆಯ ಸರ್ಚಾರ್ಜ್ ಮತ್ತು ಸೆಸ್ ಜೊತೆಗೆ, ತೆರಿಗೆ ವರ್ಷ 2026-27',
    incomeTaxSlabs:
      'ತೆರಿಗೆ ವರ್ಷ 2026-27 ರ ಎರಡೂ ಪದ್ಧತಿಗಳ ಸ್ಲ್ಯಾಬ್, ರಿಬೇಟ್ ಮತ್ತು ಸ್ಟ್ಯಾಂಡರ್ಡ್ ಡಿಡಕ್ಷನ್, 2026 ರ ಬಜೆಟ್ ನಂತರ ಸಾರ್ವಜನಿಕ ಪುಟಗಳಲ್ಲಿ ಇರುವಂತೆ',
  },
  { reviewed: false },
);
