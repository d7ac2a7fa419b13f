import { lazy } from 'react';

/** Each page's bundle by the name that `pages.ts` declares. */
export const bundles = {
  contact: () => import(/* webpackChunkName: "contact" */ '#contact/contact-page.tsx'),
  appointment: () => import(/* webpackChunkName: "appointment" */ '#appointment/appointment-page.tsx'),
};

export const ContactPage = lazy(bundles.contact);
export const AppointmentPage = lazy(bundles.appointment);
