import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from 'shared/api';
import {
  type Appointment,
  type AppointmentInput,
  appointmentInput,
  bookAppointment,
  type Channel,
} from 'shared/contract/appointment';
import { type FieldErrors, fieldErrors, useDraft } from 'shared/forms';
import { asApiError } from 'shared/load';
import { useKnownPerson } from '#booking/use-known-person.ts';
import { useWeek } from '#booking/use-week.ts';
import { nextFree } from '#booking/week.ts';
import { randomKey } from '#form/random-key.ts';
import { asWhoever } from '#loading/as-whoever.ts';

export interface Booked {
  appointment: Appointment;
  manage: string;
}

const EMPTY = {
  start: '',
  name: '',
  email: '',
  topics: [] as string[],
  language: '',
  channel: 'phone' as Channel,
  /** Belongs to this very wish: asking for it again after a lost answer books once. */
  key: '',
};
type Draft = typeof EMPTY;

/** The booking form's values, the week it shows, and booking itself. */
export function useBooking(onBooked: (booked: Booked) => void, onUnverified: () => void) {
  const [draft, setDraft, clearDraft] = useDraft('appointment', EMPTY);
  const week = useWeek();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const edit = (change: Partial<Draft>) => setDraft({ ...change, key: '' });

  // What is known of the person fills what is still empty, once; what the visitor clears stays empty.
  const known = useKnownPerson();
  const filled = useRef(false);
  useEffect(() => {
    if (known === null || filled.current) return;
    filled.current = true;
    if (known.name !== '' && draft.name === '') setDraft({ name: known.name });
    if (known.email !== '' && draft.email === '') setDraft({ email: known.email });
  }, [known, draft.name, draft.email, setDraft]);

  async function book() {
    if (underWay.current) return;
    setAttempt((count) => count + 1);
    setProblem(null);
    const input: AppointmentInput = { ...draft, language: draft.language || undefined };
    const checked = appointmentInput.safeParse(input);
    setErrors(checked.success ? {} : fieldErrors(checked.error));
    if (!checked.success) return;

    underWay.current = true;
    setBusy(true);
    const key = draft.key || randomKey();
    setDraft({ key });
    try {
      const booked = await asWhoever(() =>
        call(bookAppointment, { body: checked.data, headers: { 'idempotency-key': key } }),
      );
      clearDraft();
      onBooked(booked);
    } catch (error) {
      await refused(error);
    }
    underWay.current = false;
    setBusy(false);
  }

  async function refused(error: unknown) {
    const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} };
    if (status === 401 || status === 403) return onUnverified();
    setErrors(status === 409 ? {} : fields);
    if (Object.keys(fields).length === 0 || status === 409) setProblem(asApiError(error).message);
    if (status !== 409) return;
    // Somebody else was faster: show what is left, and offer the next time at once.
    const slots = await week.reload();
    edit({ start: (slots && nextFree(slots, draft.start)?.start) ?? '' });
  }

  return { draft, edit, week, errors, attempt, problem, busy, book };
}
