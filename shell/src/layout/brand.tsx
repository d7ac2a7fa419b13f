import { Link } from 'shared/router';
import { useSite } from 'shared/site';

/** The firm's name behind rising steps and where they lead; it leads home. */
export function Brand() {
  const { firm } = useSite();
  return (
    <Link className="brand" to="/">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M3 27H9.500V22H16V14.500H22.500V6" />
        <circle cx="22.500" cy="5" r="3.600" />
      </svg>
      {firm.name}
    </Link>
  );
}
