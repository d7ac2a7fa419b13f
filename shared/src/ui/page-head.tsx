import type { ReactNode } from 'react';
import { messages } from '#messages.en.ts';
import type { Crumb } from '#remote.ts';
import { Link } from '#router/index.ts';
import { classNames } from '#ui/class-names.ts';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** The pages above this one, the highest first; this page is added as the last. */
  crumbs?: readonly Crumb[];
  /** What this page is called in the breadcrumb, when that is not its title. */
  here?: string;
  /** A few words above the title. */
  kicker?: ReactNode;
  /** Buttons that belong to the whole page. */
  actions?: ReactNode;
  /** What looks for something in the page: beside the title where there is room. */
  finder?: ReactNode;
}

/** Breadcrumb, the page's only h1 (focus lands there after navigation) and its first sentence. Stands inside `.page`. */
export function PageHead({ title, lead, crumbs, here = title, kicker, actions, finder }: PageHeadProps) {
  return (
    <div className="page-top">
      {crumbs && crumbs.length > 0 && (
        <nav className="breadcrumb" aria-label={messages.labelBreadcrumb}>
          <ol>
            {crumbs.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">{here}</li>
          </ol>
        </nav>
      )}
      <div
        className={classNames(
          'page-head',
          !crumbs?.length && 'page-head--top',
          actions !== undefined && 'head-row',
          finder !== undefined && 'page-head--finder',
        )}
      >
        <div className="page-head__text">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {typeof lead === 'string' ? <p className="lead">{lead}</p> : lead}
        </div>
        {actions && <div className="button-row">{actions}</div>}
        {finder && <div className="page-head__finder">{finder}</div>}
      </div>
    </div>
  );
}
