// Finds the browsers of the journeys, or installs Debian's where none is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const chromiums = () => [
  process.env.CHROMIUM_PATH,
  // The same browser without its windows: starts faster and leaves more of a small machine to the site.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const firefoxes = () => [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * @returns {string} path of a Chromium
 * @throws Error that says what to install when none can be had
 */
export const ensureBrowser = () =>
  ensure('Chromium', chromiums, ['fonts-noto-core', 'chromium-headless-shell', 'chromium'], 'CHROMIUM_PATH');

/**
 * @returns {string} path of a Firefox
 * @throws Error that says what to install when none can be had
 */
export const ensureFirefox = () => ensure('Firefox', firefoxes, ['firefox-esr'], 'FIREFOX_PATH');

function ensure(name, places, packages, variable) {
  const find = () => places().find((place) => place !== undefined && place !== '' && existsSync(place));
  if (find() === undefined && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name} …`);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    for (const step of [['update', '-qq'], ...packages.map((entry) => [...install, entry])]) {
      if (find() === undefined) aptGet(step);
    }
  }
  const found = find();
  if (found !== undefined) return found;
  throw new Error(
    `No ${name} was found. Install it (Debian: apt-get install ${packages.at(-1)}) or name it in ${variable}.`,
  );
}

function aptGet(step) {
  const [program, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...step];
  spawnSync(program, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
