import { shownPhone } from 'shared/format/phone-text';
import type { SiteFacts } from 'shared/site';
import { Face, Icon } from 'shared/ui';
import { messages } from '#contact/messages.en.ts';

type ReachUsProps = Pick<SiteFacts, 'firm' | 'hours' | 'about'>;

export function ReachUs({ firm, hours, about: { leaders } }: ReachUsProps) {
  const [person] = leaders;
  const { street, city, state, postalCode } = firm.office;
  return (
    <section className="card reach-us" aria-labelledby="reach-us">
      <h2 className="small" id="reach-us">
        {messages.reachUs}
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
            <b>{messages.phone}</b>
            <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{shownPhone(firm.phone)}</a>
          </div>
        </li>
        {firm.whatsapp !== undefined && (
          <li>
            <Icon name="whatsapp" />
            <div>
              <b>{messages.whatsApp}</b>
              <a href={`https://wa.me/${firm.whatsapp.replace(/\D/g, '')}`} rel="noreferrer">
                {shownPhone(firm.whatsapp)}
              </a>
            </div>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <div>
            <b>{messages.email}</b>
            <a href={`mailto:${firm.email}`}>{firm.email}</a>
          </div>
        </li>
        <li>
          <Icon name="clock" />
          <div>
            <b>{messages.workHours}</b>
            {hours.text}
          </div>
        </li>
        <li>
          <Icon name="pin" />
          <div>
            <b>{messages.registeredOffice}</b>
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
