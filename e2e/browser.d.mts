/** Path of a Chromium; throws an Error that says what to install when none can be had. */
export function ensureBrowser(): string;
