import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site, from its root: `/blogs?page=2`. */
  to: string;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
  /** Handed to the next page beside the address. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link that navigates inside the page. The router's own counts from the page that it stands on, so that each of a
 * page's hundred links would be rendered anew at every navigation, just when the next page has to come; ours all count
 * from the root, and only need the history.
 */
export function Link({ to, replace = false, state, target, onClick, ...rest }: Props) {
  const { navigator } = use(NavigationContext);
  const address = useAddress(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || (target && target !== '_self')) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    // As browsers do: the address that one is at is not noted twice.
    if (replace || address === pathname + search + hash) navigator.replace(address, state);
    else navigator.push(address, state);
  };
  return <a {...rest} href={address} target={target} onClick={follow} />;
}

/** An address of this site as a browser without scripts has to know it: in another language all begin with its name. */
export function useAddress(to: string): string {
  const { basename } = use(NavigationContext);
  return basename === '/' ? to : basename + to.replace(/^\/(?=$|[?#])/, '');
}

/** Any other press on a link asks for a new tab, a new window or a download. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
