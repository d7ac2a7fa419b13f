import '#carousel/carousel.css';
import '#growth/drawing.css';
import { useEffect, useRef } from 'react';
import { Link } from 'shared/router';
import type { SiteFacts } from 'shared/site';
import { Button, Icon } from 'shared/ui';
import { useRotation } from '#carousel/use-rotation.ts';
import { stepPath } from '#growth/step-path.ts';
import { VALUES_INR } from '#growth/ten-years.ts';
import { messages } from '#messages.en.ts';

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

  // The pointer or the keyboard may have been in it before its code came.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current?.querySelector(':focus-visible') || section.current?.matches(':hover')) setHeld(true);
  }, [setHeld]);

  const toggle = () => {
    setPlaying(!playing);
    setHeld(false);
  };

  return (
    <section
      ref={section}
      className="carousel"
      aria-roledescription={messages.slidesRole}
      aria-label={messages.slidesTitle}
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
            aria-label={playing ? messages.slidesActionPause : messages.slidesActionPlay}
            onClick={toggle}
          />
          <Button
            variant="quiet"
            icon="chevron-left"
            aria-label={messages.slidesActionPrevious}
            onClick={() => go(-1)}
          />
          <Button variant="quiet" icon="chevron-right" aria-label={messages.slidesActionNext} onClick={() => go(1)} />
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

interface SlideProps {
  slide: SiteFacts['home']['slides'][number];
  headings: 'h2' | 'h3';
  /** Its place among the others, such as `1 of 3`. */
  label: string;
  state: 'shown' | 'entering' | 'leaving' | 'hidden';
}

/**
 * All slides lie on each other, so that the tallest one sets the height and nothing moves when they change. Only the
 * shown one can be reached, by keyboard and by screen readers.
 */
function Slide({ slide, headings: Heading, label, state }: SlideProps) {
  const away = state === 'hidden' || state === 'leaving';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset; this is the role that the carousel pattern asks for
    <div
      className={`slide is-${state}`}
      role="group"
      aria-roledescription={messages.slideRole}
      aria-label={label}
      inert={away}
    >
      <div>
        <Heading className="slide__title">{slide.title}</Heading>
        <p>{slide.text}</p>
        <SlideLink to={slide.link} text={slide.linkText} />
      </div>
      <SlidePicture name={slide.picture} />
    </div>
  );
}

function SlideLink({ to, text }: { to: string; text: string }) {
  const inside = (
    <>
      {text} <Icon name="arrow-right" />
    </>
  );
  if (to.startsWith('/')) {
    return (
      <Link className="icon-link" to={to}>
        {inside}
      </Link>
    );
  }
  return (
    <a className="icon-link" href={to}>
      {inside}
    </a>
  );
}

const COLUMNS = [0, 82, 164, 246, 328, 410];
const ROWS = [4, 58, 112];

/** The drawing beside a slide. It says nothing that the text does not say, so screen readers skip it. */
function SlidePicture({ name }: { name: SiteFacts['home']['slides'][number]['picture'] }) {
  return (
    <svg className="chart" viewBox="0 0 480 160" aria-hidden="true">
      {name === 'steps' && <Steps />}
      {name === 'goals' && <Goals />}
      {name === 'slots' && <Slots />}
      {name !== 'slots' && <line className="base" x1="0" x2="480" y1="157.5" y2="157.5" />}
    </svg>
  );
}

function Steps() {
  const line = stepPath(VALUES_INR, { width: 480, base: 157, top: 9, highest: VALUES_INR[9] });
  return (
    <>
      <path className="soft" d={`${line}V157Z`} />
      <path className="line" d={line} />
    </>
  );
}

function Goals() {
  return (
    <>
      <rect className="s4" x="0" y="120" width="96" height="38" />
      <rect className="s3" x="120" y="92" width="96" height="66" />
      <rect className="s2" x="240" y="54" width="96" height="104" />
      <rect className="s1" x="360" y="10" width="96" height="148" />
    </>
  );
}

function Slots() {
  return ROWS.map((y) =>
    COLUMNS.map((x) => (
      <rect key={`${x} ${y}`} className={x === 246 && y === 58 ? 's1' : 's4'} x={x} y={y} width="70" height="42" />
    )),
  );
}
