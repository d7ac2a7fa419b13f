import { lazy } from 'react';

/** Lets the browser answer what the visitor does before more is run. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Each page's bundle by the name that `pages.ts` declares. */
export const bundles = {
  contact: async () => {
    // A slow phone is long at making the schemas of both forms: that gets tasks of its own, apart from the library's.
    await breath();
    await import(/* webpackChunkName: "contact", webpackExports: "initiateOtp" */ 'shared/contract/identity');
    await breath();
    await import(/* webpackChunkName: "contact", webpackExports: "listSlots" */ 'shared/contract/appointment');
    await breath();
    return import(/* webpackChunkName: "contact" */ '#contact/contact-page.tsx');
  },
  appointment: () => import(/* webpackChunkName: "appointment" */ '#appointment/appointment-page.tsx'),
};

export const ContactPage = lazy(bundles.contact);
export const AppointmentPage = lazy(bundles.appointment);
