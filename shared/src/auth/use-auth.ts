import { useStore } from 'zustand';
import { type AuthState, authStore } from '#auth/store.ts';

/** Selects from the one auth store; the component renders again when what it selects changes. */
export const useAuth = <T>(select: (state: AuthState) => T): T => useStore(authStore, select);
