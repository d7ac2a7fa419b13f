// Finds a Chromium for the journeys, or installs Debian's where none is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  // The same browser without its windows: starts faster and leaves more of a small machine to the site.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @returns {string} path of a Chromium
 * @throws Error that says what to install when none can be had
 */
export function ensureBrowser() {
  const found = find();
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
    for (const step of [
      ['apt-get', 'update', '-qq'],
      [...install, 'fonts-noto-core'],
      [...install, 'chromium-headless-shell'],
      [...install, 'chromium'],
    ]) {
      if (find() !== undefined) break;
      const [program, ...rest] = [...sudo, ...step];
      spawnSync(program, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error('No Chromium was found. Install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
}

const find = () => places.find((place) => place !== undefined && place !== '' && existsSync(place));
