import type { Picture } from 'shared/contract/post';

/** The picture of an article, in a box of 16 : 9 whatever its own size; a rising rule stands in where there is none. */
export function PostPicture({ picture }: { picture: Picture | null }) {
  if (picture === null) {
    return (
      <svg className="post-card__picture post-card__picture--none" viewBox="0 0 320 180" aria-hidden="true">
        <path d="M40 140H88V132H124V118H160V100H196V76H232V44H280" />
      </svg>
    );
  }
  const { src, width, height, alt } = picture;
  return (
    <img
      className="post-card__picture"
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
