import { lazy } from 'react';

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

/** Each page's bundle by the name that `pages.ts` declares. */
export const bundles = {
  // Once: who has loaded it ahead finds it there, and a page that is there at once is shown without a placeholder.
  contact: () => {
    contact ??= loadContact().catch((error: unknown) => {
      contact = undefined;
      throw error;
    });
    return contact;
  },
  sent: () => import(/* webpackChunkName: "sent" */ '#query/sent-page.tsx'),
  'plain-booking': () => import(/* webpackChunkName: "plain-booking" */ '#plain-booking/plain-booking-page.tsx'),
  booked: () => import(/* webpackChunkName: "booked" */ '#plain-booking/booked-page.tsx'),
  appointment: () => import(/* webpackChunkName: "appointment" */ '#appointment/appointment-page.tsx'),
};

export const ContactPage = lazy(bundles.contact);
export const SentPage = lazy(bundles.sent);
export const PlainBookingPage = lazy(bundles['plain-booking']);
export const BookedPage = lazy(bundles.booked);
export const AppointmentPage = lazy(bundles.appointment);
