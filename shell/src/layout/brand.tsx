import { Link } from 'shared/router';
import { useSite } from 'shared/site';

/** The firm's name behind three rising steps; it leads home. */
export function Brand() {
  const { firm } = useSite();
  return (
    <Link className="brand" to="/">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M3 24H9.500V20.500H16V14.500H22.500V4.500H29" />
        <path className="base" d="M3 29.500H29" />
      </svg>
      {firm.name}
    </Link>
  );
}
