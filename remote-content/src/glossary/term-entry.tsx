import type { Term } from 'shared/glossary';
import { Link } from 'shared/router';
import { useLeads } from 'shared/site';
import { messages } from '#glossary/messages.en.ts';

export function TermEntry({ term: { id, name, also, is, more, to } }: { term: Term }) {
  return (
    <div
      className="glossary__term"
      id={id}
      itemProp="hasDefinedTerm"
      itemScope
      itemType="https://schema.org/DefinedTerm"
    >
      <dt>
        <strong itemProp="name">{name}</strong> {also !== undefined && <span className="quiet">{also}</span>}
      </dt>
      <dd>
        <p itemProp="description">{more === undefined ? is : `${is} ${more}`}</p>
        {to !== undefined && <Onward to={to} />}
      </dd>
    </div>
  );
}

/** The page that a term belongs to; none while no live release has it. */
function Onward({ to }: { to: string }) {
  const leads = useLeads();
  const name = ownName(to) ?? leads.find(({ path }) => path === to)?.name;
  return name === undefined ? null : <Link to={to}>{name}</Link>;
}

/** What pages of this remote are called from here. */
function ownName(to: string): string | undefined {
  if (to.startsWith('/blogs')) return messages.articlesThatNameIt;
  return to.startsWith('/disclosures') ? messages.ourDisclosures : undefined;
}
