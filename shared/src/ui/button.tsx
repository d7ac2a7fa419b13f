import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '#router/index.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** One primary button in a view; `primary` unless told. */
  variant?: ButtonVariant;
  /** Stands before the words; alone it needs an `aria-label`. */
  icon?: IconName;
  wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Something is under way: the button stays focusable, says so, and does nothing. */
  busy?: boolean;
}

export function Button({ variant = 'primary', icon, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={look({ variant, icon, wide }, children, className)}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Look {
  /** A path of this site, or a whole address (https:, mailto:, tel:). */
  to: string;
}

/** A link that looks like a button: it goes somewhere. What changes something is a {@link Button}. */
export function ButtonLink({ to, variant = 'primary', icon, wide, className, children, ...rest }: ButtonLinkProps) {
  const classes = look({ variant, icon, wide }, children, className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(to)) {
    return (
      <a {...rest} href={to} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} to={to} className={classes}>
      {content}
    </Link>
  );
}

function look(
  { variant, icon, wide }: { variant: ButtonVariant; icon: IconName | undefined; wide: boolean | undefined },
  children: unknown,
  className: string | undefined,
): string {
  const alone = icon !== undefined && (children === undefined || children === null);
  return classNames(
    'button',
    variant !== 'primary' && `button--${variant}`,
    alone && 'button--icon',
    wide && 'button--wide',
    className,
  );
}
