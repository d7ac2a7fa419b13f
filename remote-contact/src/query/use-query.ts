import { useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { enquiryInput, sendEnquiry } from 'shared/contract/enquiry';
import { typedEarly } from 'shared/early-input';
import { asWhoever, draftKey, type KnownPerson, useDraft, useFilledIn, useForm } from 'shared/forms';
import { usePosted } from 'shared/site';
import { messages } from '#messages.en.ts';
import type { SentQuery } from '#query/what-was-sent.tsx';

export const LABELS = {
  'your-name': messages.fieldName,
  'your-email': messages.fieldEmail,
  AreastoTalkAbout: messages.fieldAreas,
  'your-message': messages.fieldMessage,
};

const EMPTY = {
  'your-name': '',
  'your-email': '',
  AreastoTalkAbout: [] as string[],
  'your-message': '',
  key: '',
  plan: '',
};
type Draft = typeof EMPTY;

const isBlank = (draft: Draft) => Object.values(draft).every(({ length }) => length === 0);

const nameAndEmail = ({ name, email }: KnownPerson) => ({ 'your-name': name, 'your-email': email });

/** Of the page that is asked for, also while the one before still shows because its successor is being fetched. */
const address = () => location.pathname + location.search;

const FAILED = { title: messages.queryFailedTitle, text: '' };
/** Nothing answered at all, which the visitor can tell from a refusal. */
const NO_ANSWER = { title: messages.errorOccurred, text: '' };

/**
 * The query form, and the message that was sent, if one was.
 *
 * @param plan link of the plan that goes along
 * @param onCleared called once the message has left and the fields are empty, unless the visitor has gone elsewhere by then
 */
export function useQuery(plan: string | undefined, onCleared: () => void) {
  const posted = usePosted('query');
  const [draft, setDraft, clearDraft] = useDraft('query', EMPTY, { first: posted?.values });
  // An older draft of this tab gives way to what was just sent.
  useEffect(() => {
    if (posted !== undefined) setDraft(posted.values);
  }, [posted, setDraft]);
  useFilledIn(draft, setDraft, nameAndEmail);
  const [blank, setBlank] = useState('');
  const [sent, setSent] = useState<SentQuery | null>(null);
  const begun = useRef<'not yet' | 'earlier' | number>('not yet');
  useEffect(() => {
    if (typedEarly()) begun.current = 'earlier';
  }, []);

  function edit(change: Partial<Draft>) {
    if (begun.current === 'not yet') begun.current = isBlank(draft) ? performance.now() : 'earlier';
    setDraft({ ...change, key: '' });
  }

  const form = useForm({
    labels: LABELS,
    values: [draft, edit],
    posted,
    check(values) {
      setSent(null);
      return enquiryInput.safeParse(values);
    },
    async send(enquiry) {
      // What was there before the page was alive, or came back with a draft, was not typed in this moment.
      const elapsed = typeof begun.current === 'number' && { elapsedMs: Math.round(performance.now() - begun.current) };
      const body = { ...enquiry, blank, ...elapsed, ...(plan === undefined ? {} : { plan }) };
      const key = draftKey(setDraft, plan);
      const headers = { 'idempotency-key': key };
      const sentFrom = address();
      const { status } = await asWhoever(() => call(sendEnquiry, { body, headers }));
      if (status !== 'mail_sent') return { refusal: FAILED };
      setSent({ email: enquiry['your-email'], message: enquiry['your-message'], at: new Date() });
      // Whoever changes a word takes the key away: what was typed meanwhile is another message, and stays.
      if (draftKey(setDraft, plan) !== key) return;
      clearDraft();
      begun.current = 'not yet';
      if (address() === sentFrom) onCleared();
    },
    refused: ({ status, fields }) =>
      status > 0 ? { errors: fields, refusal: { ...FAILED, text: fields.plan ?? '' } } : { refusal: NO_ANSWER },
  });

  return { form, edit, blank, setBlank, sent };
}
