import { Link } from 'shared/router';
import { ButtonLink } from 'shared/ui';
import { messages } from '#which/messages.en.ts';
import { named } from '#which/named.data.ts';
import type { Suggestion } from '#which/question.ts';
import { ADDRESS } from '#which/walk.ts';

/** The calculators that the answers lead to, each with its reason, and ways on where none is the right one. */
export function Found({ found }: { found: readonly Suggestion[] }) {
  return (
    <>
      {found.map((one, place) => (
        <Calculator key={one.slug} suggestion={one} isFirst={place === 0} />
      ))}
      <p>
        {messages.orElse({
          again: (words) => <Link to={ADDRESS}>{words}</Link>,
          all: (words) => <Link to="/calculators">{words}</Link>,
        })}
      </p>
    </>
  );
}

function Calculator({ suggestion: { slug, why, carries }, isFirst }: { suggestion: Suggestion; isFirst: boolean }) {
  const calculator = named[slug];
  if (calculator === undefined) return null;
  const { path, title } = calculator;
  const query = Object.entries(carries ?? {}).map(([name, value]) => `${name}=${value}`);
  return (
    <div className="card stack">
      <h3>{title}</h3>
      <p>{why}</p>
      {query.length > 0 && <p className="caption">{messages.yourAnswerIsFilledIn}</p>}
      <div className="button-row">
        <ButtonLink variant={isFirst ? 'primary' : 'secondary'} to={[path, ...query].join('?')}>
          {messages.open({ title })}
        </ButtonLink>
      </div>
    </div>
  );
}
