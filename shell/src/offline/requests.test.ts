import { describe, expect, it } from 'vitest';
import { isDocument, isReleaseFile } from '#offline/requests.ts';

const site = 'https://site.example';
const asked = (url: string, mode: RequestMode, method = 'GET') => ({ url: new URL(url, site).href, mode, method });

describe('what the worker answers as a document', () => {
  it.each(['/', '/sipcalculator', '/sipcalculator?monthly=5000&years=10', '/profile', '/serverless', '/radio'])(
    '%s',
    (url) => expect(isDocument(asked(url, 'navigate'), site)).toBe(true),
  );

  it.each([
    ['the API', asked('/server/me/export', 'navigate')],
    ['WordPress', asked('/wp-json/wp/v2/posts', 'navigate')],
    ['development pages', asked('/dev/inbox', 'navigate')],
    ['release files', asked('/r/shell/1.0.0-aaaaaaaa/main.js', 'navigate')],
    ['a preview', asked('/sipcalculator?preview=calculators@2.0.0', 'navigate')],
    ['the end of a preview', asked('/?preview=', 'navigate')],
    ['a form that is sent', asked('/contactus', 'navigate', 'POST')],
    ['another site', asked('https://other.example/', 'navigate')],
    ['a file of a page', asked('/favicon.svg', 'no-cors')],
  ])('is not %s', (_, request) => expect(isDocument(request, site)).toBe(false));
});

describe('what the worker answers as a file of a release', () => {
  it.each([
    asked('/r/calculators/1.0.0-4fb61d7d/routes.0a1b2c3d.js', 'cors'),
    asked('/r/calculators/1.0.0-4fb61d7d/simulation-worker.js', 'same-origin'),
    asked('/r/shell/2.1.0-beta.1-00c0ffee/main.css', 'no-cors'),
    asked('/r/snapshots/AbC123.json', 'cors'),
    asked('https://cdn.example/files/shell/1.0.0-4fb61d7d/main.js', 'cors'),
  ])('$url', (request) => expect(isReleaseFile(request, site)).toBe(true));

  it.each([
    ['data', asked('/server/me', 'cors')],
    ['posts', asked('/wp-json/wp/v2/posts?slug=x', 'cors')],
    ['the live pointer', asked('/r/live.json', 'cors')],
    ['a picture of another host', asked('https://cdn.example/a/1.0.0-4fb61d7d/face.jpg', 'no-cors')],
    ['a file that is opened', asked('/r/shell/1.0.0-4fb61d7d/main.js', 'navigate')],
    ['what is sent', asked('/r/shell/1.0.0-4fb61d7d/main.js', 'cors', 'POST')],
    ['a name without a hash', asked('/r/shell/1.0.0/main.js', 'cors')],
  ])('is not %s', (_, request) => expect(isReleaseFile(request, site)).toBe(false));
});
