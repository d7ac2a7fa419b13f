import { useState } from 'react';
import type { SiteFacts } from 'shared/site';
import { Button } from 'shared/ui';
import { directions, embeddedMap } from '#contact/map-address.ts';
import { messages } from '#contact/messages.en.ts';

/** Loads nothing from the map's company before the visitor asks for it. The address as text stands above it in any case. */
export function OfficeMap({ office }: { office: SiteFacts['firm']['office'] }) {
  const [shown, setShown] = useState(false);
  return (
    <section className="map" aria-label={messages.mapOfTheOffice}>
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
        <p className="caption">{shown ? messages.mapDataByOpenStreetMap : messages.mapIsLoaded}</p>
        <div className="button-row map__actions">
          {!shown && (
            <Button type="button" variant="secondary" onClick={() => setShown(true)}>
              {messages.loadTheMap}
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
