// Both pages check what is typed; with the routes, the library for it costs no request of its own.
import 'shared/contract/zod';
import { remotePages } from 'shared/remote-pages';

/** Lets the browser answer what the visitor does before more is run. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The schemas of both forms first, of which a slow phone makes each file's in a task of its own. */
async function loadContact() {
  await breath();
  await import(/* webpackChunkName: "contact", webpackExports: "initiateOtp" */ 'shared/contract/identity');
  await breath();
  await import(/* webpackChunkName: "contact", webpackExports: "listSlots" */ 'shared/contract/appointment');
  await breath();
  return import(/* webpackChunkName: "contact" */ '#contact/contact-page.tsx');
}

let contact: ReturnType<typeof loadContact> | undefined;

/** Once: who has loaded it ahead finds it there, and a page that is there at once is shown without a placeholder. */
const contactOnce = () => {
  contact ??= loadContact().catch((error: unknown) => {
    contact = undefined;
    throw error;
  });
  return contact;
};

const { bundles, Pages } = remotePages([
  ['/contactus', 'contact', contactOnce],
  ['/contact', 'contact', contactOnce],
  [
    '/contactus/appointment',
    'plain-booking',
    () => import(/* webpackChunkName: "plain-booking" */ '#plain-booking/plain-booking-page.tsx'),
  ],
  ['/contactus/booked', 'booked', () => import(/* webpackChunkName: "booked" */ '#plain-booking/booked-page.tsx')],
  ['/contactus/sent', 'sent', () => import(/* webpackChunkName: "sent" */ '#query/sent-page.tsx')],
  [
    '/appointment/:id',
    'appointment',
    () => import(/* webpackChunkName: "appointment" */ '#appointment/appointment-page.tsx'),
  ],
]);

export { bundles };
export default Pages;
