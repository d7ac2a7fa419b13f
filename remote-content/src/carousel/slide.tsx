import { Link } from 'shared/router';
import type { SiteFacts } from 'shared/site';
import { Icon } from 'shared/ui';
import { messages } from '#carousel/messages.en.ts';
import { SlidePicture } from '#carousel/slide-picture.tsx';

interface Props {
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
export function Slide({ slide, headings: Heading, label, state }: Props) {
  const away = state === 'hidden' || state === 'leaving';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset; this is the role that the carousel pattern asks for
    <div
      className={`slide is-${state}`}
      role="group"
      aria-roledescription={messages.slide}
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
