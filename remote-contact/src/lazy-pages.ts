import { lazy } from 'react';

export const ContactPage = lazy(() => import(/* webpackChunkName: "contact" */ '#contact/contact-page.tsx'));
export const AppointmentPage = lazy(
  () => import(/* webpackChunkName: "appointment" */ '#appointment/appointment-page.tsx'),
);
