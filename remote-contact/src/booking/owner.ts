import type { AuthState } from 'shared/auth';

/** Whose the page is: the id of who is signed in, '' for a visitor. */
export const ownerOf = ({ user }: Pick<AuthState, 'user'>): string => user?.id ?? '';
