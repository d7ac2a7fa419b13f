/** Fetched before anybody presses the button: some browsers ask for a passkey only shortly after a press. */
export const loadCeremonies = () => import('#passkey-ceremony/ceremonies.ts');
