import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    highlights: 'खास बातें',
    home: 'होम',
    carousel: 'स्लाइड शो',
    pauseSlides: 'स्लाइड रोकें',
    playSlides: 'स्लाइड चलाएँ',
    previousSlide: 'पिछली स्लाइड',
    nextSlide: 'अगली स्लाइड',
    placeOfCount: '{count} में से {place}',
    slide: 'स्लाइड',
  },
  { reviewed: false },
);
