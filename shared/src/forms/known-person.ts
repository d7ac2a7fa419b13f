import type { Contacts, UserDetail } from 'shared/contract/user-detail';

/** What an account knows of its person that forms ask for as well; an empty text is not known. */
export interface KnownPerson {
  name: string;
  email: string;
  phone: string;
}

export const NOBODY: KnownPerson = { name: '', email: '', phone: '' };

/** From the saved details and, before any are saved, from the address that somebody has signed in by. */
export const knownPerson = ({
  userDetail,
  contacts,
}: {
  userDetail: UserDetail | null;
  contacts?: Contacts | undefined;
}): KnownPerson => ({
  name: userDetail?.name ?? '',
  email: userDetail?.email ?? contacts?.email ?? '',
  phone: userDetail?.mobileNumber ?? '',
});

/** The values of `known` for those fields that are empty, in the form's state and before it was alive. */
export function stillEmpty<Values extends Record<string, unknown>>(
  values: Values,
  known: Partial<Values>,
  typed: (name: string) => string,
): Partial<Values> {
  const empty = Object.entries(known).filter(
    ([name, value]) => value !== '' && values[name] === '' && typed(name) === '',
  );
  return Object.fromEntries(empty) as Partial<Values>;
}
