import { useSite } from 'shared/site';
import { PageHead } from 'shared/ui';
import { Carousel } from '#carousel/carousel.tsx';

export default function CarouselPage() {
  const { home } = useSite();
  return (
    <div className="page">
      <PageHead title="Highlights" crumbs={[{ label: 'Home', to: '/' }]} />
      <Carousel slides={home.slides} headings="h2" />
    </div>
  );
}
