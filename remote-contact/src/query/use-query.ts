import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from 'shared/api';
import { type EnquiryInput, enquiryInput, sendEnquiry } from 'shared/contract/enquiry';
import { type FieldErrors, fieldErrors, useDraft } from 'shared/forms';
import { usePosted } from 'shared/site';
import { randomKey } from '#form/random-key.ts';
import { asWhoever } from '#loading/as-whoever.ts';
import { messages } from '#query/messages.en.ts';

/** The sentences of the contact form, by what became of the message. */
export const OUTCOMES = {
  sent: messages.messageSentSuccessfully,
  failed: messages.failedToSendMessage,
  error: messages.errorOccurred,
} as const;
export type Outcome = keyof typeof OUTCOMES;

const EMPTY = {
  'your-name': '',
  'your-email': '',
  AreastoTalkAbout: [] as string[],
  'your-message': '',
  /** Belongs to these words: sending them again after a lost answer counts once, other words get another key. */
  key: '',
};
type Draft = typeof EMPTY;

/** The query form's values and what sending them came to. */
export function useQuery() {
  const posted = usePosted('query');
  const [draft, setDraft, clearDraft] = useDraft('query', { ...EMPTY, ...posted?.values } as Draft);
  // An older draft of this tab gives way to what was just sent.
  useEffect(() => {
    if (posted === undefined) return;
    setDraft(posted.values);
    // It was an attempt to send: the summary of what is wrong takes the focus.
    setAttempt(1);
  }, [posted, setDraft]);
  const [website, setWebsite] = useState('');
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(posted?.message == null ? null : 'failed');
  const [sending, setSending] = useState(false);
  // State is one render late for a double click.
  const underWay = useRef(false);
  const firstInputAt = useRef<number | null>(null);

  function edit(change: Partial<Draft>) {
    firstInputAt.current ??= performance.now();
    setDraft({ ...change, key: '' });
  }

  async function send() {
    if (underWay.current) return;
    setAttempt((count) => count + 1);
    setOutcome(null);
    const checked = enquiryInput.safeParse(draft);
    setErrors(checked.success ? {} : fieldErrors(checked.error));
    if (!checked.success) return;

    underWay.current = true;
    setSending(true);
    const key = draft.key || randomKey();
    setDraft({ key });
    const elapsed =
      firstInputAt.current === null ? {} : { elapsedMs: Math.round(performance.now() - firstInputAt.current) };
    const result = await post({ ...checked.data, website, ...elapsed }, key);
    setOutcome(result.outcome);
    setErrors(result.errors);
    if (result.outcome === 'sent') {
      clearDraft();
      firstInputAt.current = null;
    }
    underWay.current = false;
    setSending(false);
  }

  const why = attempt < 2 ? posted?.message : null;
  return { draft, edit, website, setWebsite, errors, attempt, outcome, why, sending, send };
}

async function post(
  body: EnquiryInput & { website: string; elapsedMs?: number },
  key: string,
): Promise<{ outcome: Outcome; errors: FieldErrors }> {
  try {
    const { status } = await asWhoever(() => call(sendEnquiry, { body, headers: { 'idempotency-key': key } }));
    return { outcome: status === 'mail_sent' ? 'sent' : 'failed', errors: {} };
  } catch (error) {
    // Status 0: nothing answered at all, which the visitor can tell from a refusal.
    if (error instanceof ApiError && error.status > 0) return { outcome: 'failed', errors: error.fields };
    return { outcome: 'error', errors: {} };
  }
}
