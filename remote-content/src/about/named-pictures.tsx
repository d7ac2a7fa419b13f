import type { SiteFacts } from 'shared/site';

interface Props {
  pictures: readonly {
    name: string;
    caption?: string | undefined;
    link?: string | undefined;
    picture: NonNullable<SiteFacts['about']['partners']>[number]['picture'];
  }[];
}

/** Certificates, or the logos of partners: each picture with its name below. */
export function NamedPictures({ pictures }: Props) {
  return (
    <ul className="about__pictures">
      {pictures.map(({ name, caption, link, picture }) => (
        <li key={name}>
          <img src={`/media/${picture.file}`} alt={picture.alt} width="160" height="96" loading="lazy" />
          {link === undefined ? name : <a href={link}>{name}</a>}
          {caption !== undefined && <span className="caption">{caption}</span>}
        </li>
      ))}
    </ul>
  );
}
