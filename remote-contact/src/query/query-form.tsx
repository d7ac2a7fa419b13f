import type { FormEvent } from 'react';
import { AREAS } from 'shared/contract/enquiry';
import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import { Link } from 'shared/router';
import { Button, classNames } from 'shared/ui';
import { messages } from '#query/messages.en.ts';
import { OUTCOMES, useQuery } from '#query/use-query.ts';

const LABELS = {
  'your-name': messages.name,
  'your-email': messages.email,
  AreastoTalkAbout: messages.areasToTalkAbout,
  'your-message': messages.message,
};

export function QueryForm() {
  const { draft, edit, website, setWebsite, errors, attempt, outcome, why, sending, send } = useQuery();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form method="post" className="card flow" noValidate onSubmit={submit} aria-label={messages.queryForm}>
      <input type="hidden" name="form" value="query" />
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={attempt} />
      <div className="grid grid--2">
        <Field
          label={LABELS['your-name']}
          name="your-name"
          autoComplete="name"
          required
          value={draft['your-name']}
          error={errors['your-name']}
          onChange={(event) => edit({ 'your-name': event.target.value })}
        />
        <Field
          label={LABELS['your-email']}
          name="your-email"
          type="email"
          autoComplete="email"
          required
          value={draft['your-email']}
          error={errors['your-email']}
          onChange={(event) => edit({ 'your-email': event.target.value })}
        />
      </div>
      <Areas chosen={draft.AreastoTalkAbout} onChange={(areas) => edit({ AreastoTalkAbout: areas })} />
      <Field
        as="textarea"
        label={LABELS['your-message']}
        name="your-message"
        rows={4}
        required
        value={draft['your-message']}
        error={errors['your-message']}
        onChange={(event) => edit({ 'your-message': event.target.value })}
      />
      <HiddenField value={website} onChange={setWebsite} />
      <p className="caption">
        {messages.weUseWhatYouWrite({ privacy: (words) => <Link to="/privacy">{words}</Link> })}
      </p>
      <div className="send">
        <Button type="submit" busy={sending}>
          {sending ? messages.sending : messages.sendMessage}
        </Button>
        <p className={classNames('send__outcome', outcome === 'sent' && 'send__outcome--sent')} role="status">
          {outcome !== null && OUTCOMES[outcome]} {why}
        </p>
      </div>
    </form>
  );
}

function Areas({ chosen, onChange }: { chosen: readonly string[]; onChange: (areas: string[]) => void }) {
  return (
    <fieldset>
      <legend className="field__label">
        {LABELS.AreastoTalkAbout} <span className="optional">{messages.optional}</span>
      </legend>
      {AREAS.map((area) => (
        <label className="choice" key={area}>
          <input
            type="checkbox"
            name="AreastoTalkAbout"
            value={area}
            checked={chosen.includes(area)}
            onChange={(event) =>
              onChange(AREAS.filter((other) => (other === area ? event.target.checked : chosen.includes(other))))
            }
          />
          <span>{area}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Nobody sees it, reaches it by Tab or hears it: only a program fills it. */
function HiddenField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="off-screen" aria-hidden="true">
      <label>
        {messages.leaveThisEmpty}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
