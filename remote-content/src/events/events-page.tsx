import { RestOfPage } from 'shared/rest-of-page';
import { useSite } from 'shared/site';
import { ButtonLink, PageHead } from 'shared/ui';
import { ShareButtons } from '#blogs/share-buttons.tsx';
import { messages } from '#events/messages.en.ts';
import { NextWebinars } from '#events/next-webinars.tsx';
import { Published } from '#events/published.tsx';
import { TopBlogs } from '#events/top-blogs.tsx';

export default function EventsPage() {
  const { firm } = useSite();
  return (
    <>
      <div className="page">
        <PageHead
          title={messages.eYourself}
          lead={messages.educateYourselfWebinarsWhen}
          crumbs={[{ label: messages.home, to: '/' }]}
        />
      </div>
      <RestOfPage>
        <TopBlogs />
        <div className="page section">
          <section className="events__webinars" aria-labelledby="webinars">
            <h2 id="webinars">{messages.upcomingWebinars}</h2>
            <NextWebinars headings="h3" />
          </section>
          <section className="section" aria-labelledby="share">
            <h2 id="share">{messages.shareThisPage}</h2>
            <div className="button-row events__share">
              <ShareButtons title={messages.eYourselfAtFirm({ firm: firm.name })} />
              <InstagramLink />
            </div>
          </section>
        </div>
        <Published />
      </RestOfPage>
    </>
  );
}

function InstagramLink() {
  const instagram = useSite().socials.find(({ name }) => name === 'Instagram');
  if (instagram === undefined) return null;
  return (
    <ButtonLink variant="secondary" icon="instagram" to={instagram.url} rel="noopener">
      {messages.instagram}
    </ButtonLink>
  );
}
