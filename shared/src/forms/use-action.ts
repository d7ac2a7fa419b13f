import { useRef, useState } from 'react';
import type { ApiError } from 'shared/api';
import { asApiError } from 'shared/load';

/** Why something was not done, in the words that the visitor sees. */
export interface Refusal {
  title?: string;
  text: string;
  /** Name of the field that it is about, if any. */
  field?: string;
}

const message = ({ message }: ApiError): Refusal => ({ text: message });

/**
 * Something that a visitor asks for by a button: one at a time, so a second press while the first is under way does nothing.
 *
 * @param explain what to say about an error of the work, or nothing; its message, unless given
 * @param start what is said before anything was asked for
 * @returns `busy`; `refusal`, which the work may resolve to as well, until it is asked for again; `run`
 */
export function useAction(
  explain: (error: ApiError, thrown: unknown) => Refusal | undefined | Promise<Refusal | undefined> = message,
  start?: Refusal,
) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(start);
  // State is one render late for a double click.
  const underWay = useRef(false);

  async function run(work: () => Promise<Refusal | undefined> | Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      setRefusal((await work()) ?? undefined);
    } catch (error) {
      setRefusal(await explain(asApiError(error), error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, refusal, setRefusal, run };
}
