import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    highlights: 'ಮುಖ್ಯಾಂಶಗಳು',
    home: 'ಮುಖಪುಟ',
    carousel: 'ಸ್ಲೈಡ್ ಸರಣಿ',
    pauseSlides: 'ಸ್ಲೈಡ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಿ',
    playSlides: 'ಸ್ಲೈಡ್‌ಗಳನ್ನು ನಡೆಸಿ',
    previousSlide: 'ಹಿಂದಿನ ಸ್ಲೈಡ್',
    nextSlide: 'ಮುಂದಿನ ಸ್ಲೈಡ್',
    placeOfCount: '{count} ರಲ್ಲಿ {place}',
    slide: 'ಸ್ಲೈಡ್',
  },
  { reviewed: false },
);
