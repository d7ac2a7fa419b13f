import { type FormEvent, useEffect, useRef } from 'react';
import { Field } from 'shared/forms';
import { useNavigate, withQuery } from 'shared/router';
import { Button } from 'shared/ui';
import { messages } from '#blogs/messages.en.ts';

/** Searches titles and texts. The address holds what was looked for, so that a result can be shared. */
export function SearchForm({ search }: { search: string }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  // Another search may come by the address alone. The field itself stays, and with it the focus of whoever has searched.
  useEffect(() => {
    const field = form.current?.elements.namedItem('search');
    if (shown.current !== search && field instanceof HTMLInputElement) field.value = search;
    shown.current = search;
  }, [search]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(typed === '' ? '/blogs' : withQuery('/blogs', { search: typed }));
  };
  return (
    <search>
      <form ref={form} className="blogs__search" action="/blogs" onSubmit={submit}>
        <Field
          label={messages.searchTheArticles}
          name="search"
          type="search"
          defaultValue={search}
          placeholder={messages.suchAsSip}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" icon="search">
          {messages.search}
        </Button>
      </form>
    </search>
  );
}
