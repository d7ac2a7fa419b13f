/** Path of a Chromium; throws an Error that says what to install when none can be had. */
export function ensureBrowser(): string;
/** Path of a Firefox; throws an Error that says what to install when none can be had. */
export function ensureFirefox(): string;
