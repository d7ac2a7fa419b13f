const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True when an address leads to this machine itself and nowhere else, whatever its scheme; an unreadable one does not. */
export const isLoopback = (address: string): boolean => LOOPBACK_HOST.test(hostOf(address));

/** Schemes that browsers do not know keep capitals in the host, so it is lowered here. */
const hostOf = (address: string): string => URL.parse(address)?.hostname.toLowerCase() ?? '';
