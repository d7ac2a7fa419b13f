import { useId, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'shared/router';
import { leadsOf } from 'shared/snapshot';
import { useLoader } from '#manifest/loader.tsx';

/** Every calculator and goal of the live releases, by what somebody wants. Nothing before the directory has come. */
export function Ways() {
  const { directory } = useLoader();
  const whole = useSyncExternalStore(directory.subscribe, directory.current, directory.current);
  const { pathname } = useLocation();
  const id = useId();
  const rows = whole === null ? [] : leadsOf(whole).flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []));
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.map((title, place) => (
    <div key={title}>
      <p className="caption" id={id + place}>
        {title}
      </p>
      <ul className="ways__rows" aria-labelledby={id + place}>
        {rows
          .filter(({ group }) => group === title)
          .map(({ path, name }) => (
            <li key={path}>
              <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  ));
}
