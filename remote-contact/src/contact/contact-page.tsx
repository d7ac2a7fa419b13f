import '#booking/booking.css';
import '#contact/contact.css';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { typedEarly } from 'shared/early-input';
import { shownPhone } from 'shared/format/phone-text';
import { usePlanInAddress } from 'shared/plan-in-address';
import { withPlan } from 'shared/plan-link';
import { RestOfPage } from 'shared/rest-of-page';
import { useSearchParams } from 'shared/router';
import { type SiteFacts, useSite } from 'shared/site';
import { Button, Face, Icon, PageHead, useHydrated } from 'shared/ui';
import { BookAppointment } from '#booking/book-appointment.tsx';
import { directions, embeddedMap } from '#contact/map-address.ts';
import { messages } from '#messages.en.ts';
import { QueryForm } from '#query/query-form.tsx';

type TabId = 'query' | 'appointment';

export default function ContactPage() {
  const site = useSite();
  const [tab, setTab] = useTabInUrl();
  const plain = withPlan('/contactus/appointment', usePlanInAddress() ?? '');
  return (
    <div className="page">
      <PageHead
        title={messages.contactTitle}
        lead={messages.contactLead}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
      />
      <RestOfPage>
        <div className="with-aside">
          <div>
            <noscript>
              <p className="no-tabs">{messages.queryLead({ appointment: (words) => <a href={plain}>{words}</a> })}</p>
            </noscript>
            <ContactTabs
              label={messages.tabsLabel}
              selected={tab}
              onSelect={setTab}
              tabs={[
                { id: 'query', label: messages.tabQuery, panel: tab === 'query' && <QueryForm /> },
                {
                  id: 'appointment',
                  label: messages.tabAppointment,
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
  // Who has typed into the query before the page was alive stays with it.
  const [isTyped, setTyped] = useState(typedEarly);
  const tab: TabId = hydrated && !isTyped && params.get('tab') === 'appointment' ? 'appointment' : 'query';
  const select = (next: TabId) => {
    setTyped(false);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'query') after.delete('tab');
        else after.set('tab', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [tab, select];
}

type ReachUsProps = Pick<SiteFacts, 'firm' | 'hours' | 'about'>;

function ReachUs({ firm, hours, about: { leaders } }: ReachUsProps) {
  const [person] = leaders;
  const { street, city, state, postalCode } = firm.office;
  return (
    <section className="card reach-us" aria-labelledby="reach-us">
      <h2 className="small" id="reach-us">
        {messages.reachHeading}
      </h2>
      {person !== undefined && (
        <div className="reach-us__person">
          <Face name={person.name} portrait={person.portrait} />
          <p>
            <b>{person.name}</b>
            <span className="caption">{person.role}</span>
          </p>
        </div>
      )}
      <ul className="contact-list">
        <li>
          <Icon name="phone" />
          <div>
            <b>{messages.channelPhone}</b>
            <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{shownPhone(firm.phone)}</a>
          </div>
        </li>
        {firm.whatsapp !== undefined && (
          <li>
            <Icon name="whatsapp" />
            <div>
              <b>{messages.reachWhatsApp}</b>
              <a href={`https://wa.me/${firm.whatsapp.replace(/\D/g, '')}`} rel="noreferrer">
                {shownPhone(firm.whatsapp)}
              </a>
            </div>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <div>
            <b>{messages.fieldEmail}</b>
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
          </div>
        </li>
        <li>
          <Icon name="clock" />
          <div>
            <b>{messages.reachHours}</b>
            {hours.text}
          </div>
        </li>
        <li>
          <Icon name="pin" />
          <div>
            <b>{messages.reachOffice}</b>
            <address>
              {firm.legalName}
              <br />
              {street}
              <br />
              {messages.cityLine({ city, postalCode, state })}
            </address>
          </div>
        </li>
      </ul>
    </section>
  );
}

interface Tab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

interface ContactTabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Tabs after the ARIA pattern: one stop of the Tab key, arrows, Home and End select at once. */
function ContactTabs<Id extends string>({ label, tabs, selected, onSelect }: ContactTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  return (
    <>
      <div className="tabs needs-script" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={`panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== selected}>
          {panel}
        </div>
      ))}
    </>
  );
}

/** Loads nothing from the map's company before the visitor asks for it. The address as text stands above it in any case. */
function OfficeMap({ office }: { office: SiteFacts['firm']['office'] }) {
  const [shown, setShown] = useState(false);
  return (
    <section className="map" aria-label={messages.mapLabel}>
      {shown ? (
        <iframe
          className="map__frame"
          title={messages.mapOfRegisteredOffice}
          src={embeddedMap(office)}
          referrerPolicy="no-referrer"
        />
      ) : (
        <MapSketch />
      )}
      <div className="map__load">
        <p className="caption">{shown ? messages.mapCredit : messages.mapIsLoaded}</p>
        <div className="button-row map__actions">
          {!shown && (
            <Button type="button" variant="secondary" onClick={() => setShown(true)}>
              {messages.mapActionLoad}
            </Button>
          )}
          <a className="icon-link" href={directions(office)} target="_blank" rel="noreferrer">
            {messages.directionsInNewTab({
              visuallyHidden: (words) => <span className="visually-hidden">{words}</span>,
            })}
          </a>
        </div>
      </div>
    </section>
  );
}

function MapSketch() {
  return (
    <svg viewBox="0 0 368 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 40h368M0 104h150l40-30h178M60 0v150M138 0v104M230 0v74M300 0v150M190 74v76M0 128l60-24M230 40l70 34" />
      <path className="map__pin" d="M180 62c8-9 12-15 12-20a12 12 0 0 0-24 0c0 5 4 11 12 20z" />
      <circle className="map__pin" cx="180" cy="42" r="4" />
    </svg>
  );
}
