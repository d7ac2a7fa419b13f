import { Portrait } from '#about/portrait.tsx';

interface Props {
  entries: readonly {
    title: string;
    role?: string;
    text: string;
    portrait?: Parameters<typeof Portrait>[0] | undefined;
  }[];
}

/** Names with what is to be said of each, and a face where there is one. */
export function Entries({ entries }: Props) {
  return (
    <dl className="about__entries">
      {entries.map(({ title, role, text, portrait }) => (
        <div key={title}>
          <dt>
            {portrait !== undefined && <Portrait {...portrait} />}
            {title}
          </dt>
          {role !== undefined && <dd className="caption">{role}</dd>}
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
