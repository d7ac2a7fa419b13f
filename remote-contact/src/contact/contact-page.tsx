import { RestOfPage } from 'shared/rest-of-page';
import { useSearchParams } from 'shared/router';
import { useSite } from 'shared/site';
import { PageHead, useHydrated } from 'shared/ui';
import { BookAppointment } from '#booking/book-appointment.tsx';
import { ContactTabs } from '#contact/contact-tabs.tsx';
import { OfficeMap } from '#contact/office-map.tsx';
import { ReachUs } from '#contact/reach-us.tsx';
import { QueryForm } from '#query/query-form.tsx';
import '#booking/booking.css';
import '#contact/contact.css';

type TabId = 'query' | 'appointment';

export default function ContactPage() {
  const { hours, firm } = useSite();
  const [tab, setTab] = useTabInUrl();
  return (
    <div className="page">
      <PageHead
        title="Contact Us"
        lead={`Write to us, or book a 30-minute appointment. We answer ${hours.text}.`}
        crumbs={[{ to: '/', label: 'Home' }]}
      />
      <RestOfPage>
        <div className="with-aside">
          <div>
            <noscript>
              <p className="no-tabs">
                Write to us here, or <a href="/contactus/appointment">book an appointment</a>.
              </p>
            </noscript>
            <ContactTabs
              label="Ways to reach us"
              selected={tab}
              onSelect={setTab}
              tabs={[
                { id: 'query', label: 'Query Form', panel: tab === 'query' && <QueryForm /> },
                {
                  id: 'appointment',
                  label: 'Book Appointment',
                  panel: <BookAppointment active={tab === 'appointment'} />,
                },
              ]}
            />
          </div>
          <div className="aside">
            <ReachUs firm={firm} hours={hours} />
            <OfficeMap office={firm.office} />
          </div>
        </div>
      </RestOfPage>
    </div>
  );
}

/** The tab stands in the address, so that a link or a reload opens it again. The first render is the query tab, as the server's is. */
function useTabInUrl(): [TabId, (tab: TabId) => void] {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const tab: TabId = hydrated && params.get('tab') === 'appointment' ? 'appointment' : 'query';
  const select = (next: TabId) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'query') after.delete('tab');
        else after.set('tab', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, select];
}
