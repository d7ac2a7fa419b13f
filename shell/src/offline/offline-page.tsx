import { useEffect } from 'react';
import { Link } from 'shared/router';
import { Button, Icon, PageHead } from 'shared/ui';
import { useLoader } from '#manifest/loader.tsx';
import { messages } from '#messages.en.ts';
import { useOffline } from '#offline/connection.ts';

/** Stands in the place of a page that needs the network, and gives way to it as soon as the network is back. */
export function OfflinePage() {
  const { snapshot, directory } = useLoader();
  const offline = useOffline();
  useEffect(() => {
    if (!offline) location.reload();
  }, [offline]);

  const stored = (directory.current() ?? snapshot).pages.filter((page) => page.offline === true);
  return (
    <div className="page">
      <PageHead title={messages.offlineTitle} lead={messages.thisPageNeedsInternet} />
      <Button variant="secondary" onClick={() => location.reload()}>
        {messages.offlineActionRetry}
      </Button>
      {stored.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{messages.theseWorkWithoutNetwork}</h2>
          </div>
          <ul className="row-list">
            {stored.map(({ path, title, description }) => (
              <li key={path}>
                <Link to={path}>
                  <b>{title}</b>
                  <span>{description}</span>
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
