import '#coming-soon/coming-soon.css';
import { useState } from 'react';
import { call } from 'shared/api';
import { AttachedPlan } from 'shared/attached-plan';
import { enquiryInput, sendEnquiry, wishFor } from 'shared/contract/enquiry';
import {
  asWhoever,
  draftKey,
  ErrorSummary,
  Field,
  type KnownPerson,
  RefusalNotice,
  useDraft,
  useFilledIn,
  useForm,
} from 'shared/forms';
import { usePlanInAddress } from 'shared/plan-in-address';
import type { RenderedLink } from 'shared/remote';
import { Link, useLocation, useSearchParams } from 'shared/router';
import { usePageData, usePosted, useSite } from 'shared/site';
import { Button, Icon, Notice, PageHead, useHydrated } from 'shared/ui';
import { partFor } from '#coming-soon/parts.ts';
import { messages } from '#messages.en.ts';

/** Says what is not there yet, and offers the nearest thing that is. */
export default function ComingSoonPage() {
  const [query] = useSearchParams();
  // Where the origin had no time for the query, its document is one for all of them.
  const forNone = usePageData<RenderedLink>('/comingsoon')?.today === null;
  const hydrated = useHydrated();
  const part = partFor(forNone && !hydrated ? null : query.get('for'));
  return (
    <div className="page coming-soon">
      <PageHead
        title={part.name === '' ? messages.comingSoonTitle : messages.partComingSoon({ part: part.name })}
        lead={part.will}
        crumbs={[{ label: messages.crumbHome, to: '/' }]}
      />
      <WishForm part={part.name} hours={useSite().hours.text} />
      <section aria-labelledby="nearest">
        <h2 id="nearest">{messages.comingSoonHeadingWays}</h2>
        <ul className="row-list">
          {part.nearest.map(({ to, label, what }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows change their words in place; a row that moved would shift the page
            <li key={place}>
              <Link to={to}>
                <b>{label}</b>
                <span>{what}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const LABELS = { 'your-name': messages.fieldName, 'your-email': messages.fieldEmail };
const EMPTY = { 'your-name': '', 'your-email': '', key: '', plan: '' };

const nameAndEmail = ({ name, email }: KnownPerson) => ({ 'your-name': name, 'your-email': email });

interface WishFormProps {
  /** The part of the site that is wanted; '' for none of a name. */
  part: string;
  /** When people work at the firm. */
  hours: string;
}

/** Asks a person for what the site cannot do yet, with the plan that the visitor has brought: one step, no message to write. */
export function WishForm({ part, hours }: WishFormProps) {
  const { pathname, search } = useLocation();
  const plan = usePlanInAddress();
  const posted = usePosted('wish');
  const [values, set, clear] = useDraft('wish', { ...EMPTY, ...posted?.values } as typeof EMPTY);
  useFilledIn(values, set, nameAndEmail);
  // The form stays from part to part, as the document's does while its part is not known yet.
  const [sent, setSent] = useState<string>();
  const form = useForm({
    labels: LABELS,
    values: [values, (change) => set({ ...change, key: '' })],
    posted,
    check: (typed) => enquiryInput.safeParse({ ...typed, 'your-message': wishFor(part) }),
    async send(wish) {
      const headers = { 'idempotency-key': draftKey(set, `${plan ?? ''} ${part}`) };
      await asWhoever(() => call(sendEnquiry, { body: { ...wish, ...(plan === undefined ? {} : { plan }) }, headers }));
      setSent(part);
      clear();
    },
  });
  if (sent === part) return <Notice kind="success">{messages.wishSent}</Notice>;
  return (
    <form {...form.props} className="card flow wish" aria-labelledby="wish">
      <input type="hidden" name="form" value="wish" />
      <div>
        <h2 id="wish">{messages.comingSoonHeadingForm}</h2>
        <p className="quiet">{messages.weDoItWithYouByMail({ hours })}</p>
      </div>
      <ErrorSummary {...form.summary} />
      {plan !== undefined && <AttachedPlan link={plan} without={withoutPlan(pathname, search)} />}
      <div className="grid grid--2">
        <Field {...form.field('your-name')} autoComplete="name" required />
        <Field {...form.field('your-email')} type="email" autoComplete="email" required />
      </div>
      <RefusalNotice title={messages.failedToSend} refusal={form.refusal} />
      <p className="caption">
        {messages.comingSoonPrivacy({ privacy: (words) => <Link to="/privacy">{words}</Link> })}
      </p>
      <div className="button-row">
        <Button type="submit" busy={form.busy}>
          {form.busy ? messages.actionSending : messages.comingSoonActionSend}
        </Button>
      </div>
    </form>
  );
}

function withoutPlan(pathname: string, search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('plan');
  const query = rest.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
