interface Props {
  entries: readonly {
    title: string;
    text: string;
  }[];
}

/** Names with what is to be said of each. */
export function Entries({ entries }: Props) {
  return (
    <dl className="about__entries">
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
