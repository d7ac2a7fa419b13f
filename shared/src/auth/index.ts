export { type AuthState, authStore, followOtherTabs, forgetSession, restoreSession, signIn } from '#auth/store.ts';
export { useAuth } from '#auth/use-auth.ts';
