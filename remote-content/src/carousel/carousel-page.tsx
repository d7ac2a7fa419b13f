import { useSite } from 'shared/site';
import { PageHead } from 'shared/ui';
import { Carousel } from '#carousel/carousel.tsx';
import { messages } from '#messages.en.ts';

export default function CarouselPage() {
  const { home } = useSite();
  return (
    <div className="page">
      <PageHead title={messages.slidesTitle} crumbs={[{ label: messages.crumbHome, to: '/' }]} />
      <Carousel slides={home.slides} headings="h2" />
    </div>
  );
}
