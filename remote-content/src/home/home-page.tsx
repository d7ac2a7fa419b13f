import { RestOfPage } from 'shared/rest-of-page';
import { useSite } from 'shared/site';
import { Carousel } from '#carousel/carousel.tsx';
import { Hero } from '#home/hero.tsx';
import { History } from '#home/history.tsx';
import { Mission } from '#home/mission.tsx';
import { Next } from '#home/next.tsx';
import { Planner } from '#home/planner.tsx';
import { Services } from '#home/services.tsx';
import { Start } from '#home/start.tsx';
import { Story } from '#home/story.tsx';
import '#home/home.css';

export default function HomePage() {
  const { home } = useSite();
  return (
    <>
      <Hero />
      <RestOfPage>
        <Start />
        <div className="page section">
          <Carousel slides={home.slides} headings="h2" />
        </div>
        <Story />
        <Planner />
        <Mission />
        <Services />
        <History />
        <Next />
      </RestOfPage>
    </>
  );
}
