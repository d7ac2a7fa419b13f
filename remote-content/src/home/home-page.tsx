import '#home/home.css';
import { useState } from 'react';
import { RestOfPage } from 'shared/rest-of-page';
import { Link } from 'shared/router';
import { useLeads, useSite } from 'shared/site';
import { Button, Dialog, Icon, RisingRule } from 'shared/ui';
import { AboutContent } from '#about/about-content.tsx';
import { Carousel } from '#carousel/carousel.tsx';
import { NextWebinars } from '#events/next-webinars.tsx';
import { Leaders } from '#firm/leaders.tsx';
import { Hero } from '#home/hero.tsx';
import { Planner } from '#home/planner.tsx';
import { messages } from '#messages.en.ts';

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

/** Stand at the end of the goals, and in place of rows that no live release has. */
const PICKERS = {
  calculators: { path: '/calculators', name: messages.actionAllCalculators, line: messages.homeCalculatorsLine },
  goals: { path: '/goals', name: messages.homeLinkGoals, line: messages.weddingCorpusOrGoal },
} as const;

export function Start() {
  const rows = useLeads().flatMap(({ path, start }) => (start === undefined ? [] : [{ path, ...start }]));
  const rowsOf = (list: keyof typeof PICKERS) =>
    rows.filter((row) => row.list === list).sort((a, b) => a.place - b.place);
  const calculators = rowsOf('calculators');
  return (
    <section className="page section" aria-labelledby="start">
      <RisingRule />
      <div className="section-head">
        <h2 id="start">{messages.homeHeadingStart}</h2>
        <p>{messages.homeStartLead}</p>
      </div>
      <div className="two">
        <Ways
          title={messages.homeCalculatorsTitle}
          rows={calculators.length > 0 ? calculators : [PICKERS.calculators]}
        />
        <Ways title={messages.homeGoalsTitle} rows={[...rowsOf('goals'), PICKERS.goals]} />
      </div>
      <Link className="icon-link" to="/whichcalculator">
        {messages.homeLinkWhich}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
}

function Ways({ title, rows }: { title: string; rows: readonly { path: string; name: string; line: string }[] }) {
  return (
    <div>
      <h3 className="start__title">{title}</h3>
      <ul className="row-list">
        {rows.map(({ path, name, line }) => (
          <li key={path}>
            <Link to={path}>
              <b>{name}</b>
              <span>{line}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function History() {
  const { home } = useSite();
  return (
    <div className="page section two">
      <section aria-labelledby="history">
        <h2 className="home__title" id="history">
          {messages.homeHeadingHistory}
        </h2>
        <ol className="timeline">
          {home.history.map(({ date, label, text }) => (
            <li key={label}>
              {date === undefined ? <b>{label}</b> : <time dateTime={date}>{label}</time>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="values">
        <h2 className="home__title" id="values">
          {messages.homeHeadingValues}
        </h2>
        <ul className="columns values">
          {home.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Story() {
  const { firm, home } = useSite();
  const [open, setOpen] = useState(false);
  return (
    <section className="page section" id="about" aria-labelledby="story">
      <RisingRule />
      <div className="two two--narrow-first">
        <h2 id="story">{messages.homeHeadingStory}</h2>
        <div className="stack">
          <p className="lead story__lead">{home.story.lead}</p>
          <p className="quiet story__text">{home.story.text}</p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {messages.homeActionMore}
          </Button>
        </div>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={messages.aboutFirm({ firm: firm.name })}>
        <div className="stack">
          <AboutContent headings="h3" />
          <Leaders headings="h3" className="stack" />
        </div>
      </Dialog>
    </section>
  );
}

/** What's Next and, where the firm has any, what its users said. */
function Next() {
  const { home, sample } = useSite();
  return (
    <div className="page section two">
      <section className="stack" aria-labelledby="next">
        <h2 id="next">{messages.homeHeadingNext}</h2>
        <p className="quiet">{home.next}</p>
        <NextWebinars headings="h3" />
      </section>
      {home.testimonials.length > 0 && (
        <section className="stack" aria-labelledby="said">
          <h2 id="said">{messages.homeHeadingVoices}</h2>
          {home.testimonials.map(({ quote, by }) => (
            <figure className="quote" key={quote}>
              <blockquote>{messages.quoted({ quote })}</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
          {sample && <p className="caption">{messages.sampleEntriesAboutTools}</p>}
        </section>
      )}
    </div>
  );
}

function Services() {
  const { about } = useSite();
  return (
    <section className="page section" aria-labelledby="services">
      <RisingRule />
      <div className="section-head">
        <h2 id="services">{messages.homeWhatWeDo}</h2>
      </div>
      <ul className="columns columns--3">
        {about.services.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mission() {
  const { home } = useSite();
  return (
    <section className="page section" aria-labelledby="mission">
      <div className="section-head">
        <h2 id="mission">{messages.homeHeadingMission}</h2>
      </div>
      <ol className="mission">
        {home.mission.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
