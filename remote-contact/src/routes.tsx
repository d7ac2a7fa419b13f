// Both pages check what is typed; with the routes, the library for it costs no request of its own.
import 'shared/contract/zod';
import { Route, Routes } from 'shared/router';
import { AppointmentPage, BookedPage, ContactPage, PlainBookingPage, SentPage } from '#lazy-pages.ts';

export { bundles } from '#lazy-pages.ts';

export default function ContactRoutes() {
  return (
    <Routes>
      <Route path="/contactus" element={<ContactPage />} />
      <Route path="/contact" element={<ContactPage />} />
      <Route path="/contactus/appointment" element={<PlainBookingPage />} />
      <Route path="/contactus/booked" element={<BookedPage />} />
      <Route path="/contactus/sent" element={<SentPage />} />
      <Route path="/appointment/:id" element={<AppointmentPage />} />
    </Routes>
  );
}
