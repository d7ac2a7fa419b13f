import type { SiteFacts } from 'shared/site';
import { Button } from 'shared/ui';
import { Slide } from '#carousel/slide.tsx';
import { useRotation } from '#carousel/use-rotation.ts';
import '#carousel/carousel.css';
import { messages } from '#carousel/messages.en.ts';

interface Props {
  slides: SiteFacts['home']['slides'];
  /** Level of the slides' titles on the page around. */
  headings: 'h2' | 'h3';
}

/**
 * Slides that change by themselves. The pause button comes first; the rotation rests while the pointer is over it or
 * the keyboard is in it. After "Play" it goes on although the button has the focus: that is what was asked for.
 */
export function Carousel({ slides, headings }: Props) {
  const rotation = useRotation(slides.length);
  const { index, left, direction, playing, running, setPlaying, setHeld, go } = rotation;

  const toggle = () => {
    setPlaying(!playing);
    setHeld(false);
  };

  return (
    <section
      className="carousel"
      aria-roledescription={messages.carousel}
      aria-label={messages.highlights}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
    >
      {slides.length > 1 && (
        <div className="carousel__controls">
          <Button
            variant="quiet"
            icon={playing ? 'pause' : 'play'}
            aria-label={playing ? messages.pauseSlides : messages.playSlides}
            onClick={toggle}
          />
          <Button variant="quiet" icon="chevron-left" aria-label={messages.previousSlide} onClick={() => go(-1)} />
          <Button variant="quiet" icon="chevron-right" aria-label={messages.nextSlide} onClick={() => go(1)} />
        </div>
      )}
      <div className={`carousel__slides is-${direction}`} aria-live={running ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <Slide
            key={slide.title}
            slide={slide}
            headings={headings}
            label={messages.placeOfCount({ place: place + 1, count: slides.length })}
            state={place === index ? (left === null ? 'shown' : 'entering') : place === left ? 'leaving' : 'hidden'}
          />
        ))}
      </div>
    </section>
  );
}
