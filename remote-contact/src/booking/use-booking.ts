import { call } from 'shared/api';
import { authStore } from 'shared/auth';
import { appointmentInput, type BookedAppointment, bookAppointment, type Channel } from 'shared/contract/appointment';
import { asWhoever, draftKey, type KnownPerson, useDraft, useFilledIn, useForm } from 'shared/forms';
import { LABELS } from '#booking/booking-details.tsx';
import { ownerOf } from '#booking/owner.ts';
import { useWeek } from '#booking/use-week.ts';

const EMPTY = {
  start: '',
  name: '',
  email: '',
  topics: [] as string[],
  language: '',
  channel: 'phone' as Channel,
  key: '',
  plan: '',
};
type Draft = typeof EMPTY;

const nameAndEmail = ({ name, email }: KnownPerson) => ({ name, email });

/**
 * The booking form, and the week it shows.
 *
 * @param plan link of the plan to talk about
 */
export function useBooking(
  plan: string | undefined,
  onBooked: (booked: BookedAppointment) => void,
  onUnverified: () => void,
) {
  const [draft, setDraft, clearDraft] = useDraft('appointment', EMPTY);
  const week = useWeek();
  const edit = (change: Partial<Draft>) => setDraft({ ...change, key: '' });

  useFilledIn(draft, setDraft, nameAndEmail);

  const form = useForm({
    labels: LABELS,
    values: [draft, edit],
    check: (values) => appointmentInput.safeParse({ ...values, language: values.language || undefined, plan }),
    async send(body) {
      const key = draftKey(setDraft, plan);
      const headers = { 'idempotency-key': key };
      let by = '';
      const booked = await asWhoever(() => {
        by = ownerOf(authStore.getState());
        return call(bookAppointment, { body, headers });
      });
      // Whoever changes something takes the key away: what was changed meanwhile is another wish, and stays for the next one.
      if (draftKey(setDraft, plan) === key) clearDraft();
      // Somebody else may be here by now.
      if (by === ownerOf(authStore.getState())) onBooked(booked);
    },
    async refused({ status, fields, next, message: text }) {
      if (status === 401 || status === 403) {
        onUnverified();
        return {};
      }
      if (fields.plan !== undefined) return { refusal: { text } };
      if (status !== 409) return Object.keys(fields).length > 0 ? { errors: fields } : { refusal: { text } };
      // Never another time than the one that the visitor reads of.
      edit({ start: await week.showNamed(draft.start, next) });
      return { refusal: { text } };
    },
  });

  return { form, edit, week };
}
