import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site. */
  to: To;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
  /** Handed to the next page beside the address. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link that navigates inside the page. The router's own brings a data loader's prefetching along, which this site
 * does not use and every page would carry.
 */
export function Link({ to, replace = false, state, target, onClick, ...rest }: Props) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, ...(target && { target }) });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
