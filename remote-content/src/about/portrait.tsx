interface Props {
  file: string;
  alt: string;
}

export const Portrait = ({ file, alt }: Props) => (
  <img className="about__portrait" src={`/media/${file}`} alt={alt} width="96" height="96" loading="lazy" />
);
