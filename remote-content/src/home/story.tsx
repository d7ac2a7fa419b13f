import { useState } from 'react';
import { useSite } from 'shared/site';
import { Button, Dialog, RisingRule } from 'shared/ui';
import { AboutContent } from '#about/about-content.tsx';
import { Leaders } from '#firm/leaders.tsx';
import { messages } from '#home/messages.en.ts';

export function Story() {
  const { firm, home } = useSite();
  const [open, setOpen] = useState(false);
  return (
    <section className="page section" id="about" aria-labelledby="story">
      <RisingRule />
      <div className="two two--narrow-first">
        <h2 id="story">{messages.ourStory}</h2>
        <div className="stack">
          <p className="lead story__lead">{home.story.lead}</p>
          <p className="quiet story__text">{home.story.text}</p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {messages.learnMore}
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
