import { usePlanInAddress } from 'shared/plan-in-address';
import { withPlan } from 'shared/plan-link';
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
import { messages } from '#contact/messages.en.ts';

type TabId = 'query' | 'appointment';

export default function ContactPage() {
  const site = useSite();
  const [tab, setTab] = useTabInUrl();
  const plain = withPlan('/contactus/appointment', usePlanInAddress() ?? '');
  return (
    <div className="page">
      <PageHead title={messages.contactUs} lead={messages.writeToUs} crumbs={[{ to: '/', label: messages.home }]} />
      <RestOfPage>
        <div className="with-aside">
          <div>
            <noscript>
              <p className="no-tabs">
                {messages.writeToUsHere({ appointment: (words) => <a href={plain}>{words}</a> })}
              </p>
            </noscript>
            <ContactTabs
              label={messages.waysToReachUs}
              selected={tab}
              onSelect={setTab}
              tabs={[
                { id: 'query', label: messages.queryForm, panel: tab === 'query' && <QueryForm /> },
                {
                  id: 'appointment',
                  label: messages.bookAppointment,
                  panel: <BookAppointment active={tab === 'appointment'} />,
                },
              ]}
            />
          </div>
          <div className="aside">
            <ReachUs {...site} />
            <OfficeMap office={site.firm.office} />
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
