import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'shared/router';
import { useSite } from 'shared/site';
import { settleNow } from '#calculator-page/settle/settle-now.ts';
import { messages } from '#messages.en.ts';

/** The address that opens a scenario again. */
export const linkTo = (query: string): string =>
  `${window.location.origin}${window.location.pathname}${query && `?${query}`}`;

/**
 * On paper: who made the sheet and how to reach them, and the address that opens the same figures. Whoever prints, by the
 * button or by the browser's own command, gets the scenario that is in the fields, and no part of the one before it.
 *
 * @param linkless there is a result that no address can hold: the sheet says so, and names no address that opens another one
 */
export function PrintedSource({ query, linkless = false }: { query: () => string; linkless?: boolean }) {
  const { legalName, arn, phone, office } = useSite().firm;
  const { pathname, search } = useLocation();
  const [link, setLink] = useState(`${pathname}${search}`);
  useEffect(() => {
    const print = () => {
      settleNow();
      flushSync(() => setLink(linkTo(query())));
    };
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, [query]);
  return (
    <p className="print-only printed-source">
      {messages.firmAndOffice({
        legalName,
        arn,
        street: office.street,
        city: office.city,
        postalCode: office.postalCode,
        phone,
      })}
      <br />
      {linkless
        ? messages.printTooLong
        : messages.printLink({ span: (words) => <span suppressHydrationWarning>{words}</span>, link })}
    </p>
  );
}
