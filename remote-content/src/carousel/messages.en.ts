import { catalogue } from 'shared/messages';

export const messages = catalogue({
  highlights: 'Highlights',
  home: 'Home',
  carousel: 'carousel',
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  placeOfCount: '{place} of {count}',
  slide: 'slide',
});
