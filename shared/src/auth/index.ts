export { type AuthState, authStore, forgetSession, restoreSession, signIn } from '#auth/store.ts';
export { useAuth } from '#auth/use-auth.ts';
