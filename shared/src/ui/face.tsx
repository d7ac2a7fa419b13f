interface Props {
  name: string;
  portrait?: { file: string; alt: string } | undefined;
}

/** A person's picture from `site/media`; without one, the first letters of the name. */
export function Face({ name, portrait }: Props) {
  if (portrait !== undefined) {
    return (
      <img className="face" src={`/media/${portrait.file}`} alt={portrait.alt} width="96" height="96" loading="lazy" />
    );
  }
  const initials = name.split(' ').map(([first]) => first);
  return (
    <span className="face" aria-hidden="true">
      {initials.slice(0, 2)}
    </span>
  );
}
