import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'होम',
    contactUs: 'संपर्क करें',
    contactDescription: 'फर्म को सवाल भेजें या 30 मिनट की मुलाकात तय करें, फ़ोन या वीडियो पर, सोमवार से शनिवार।',
    contactAlso: 'फ़ोन नंबर ईमेल पता दफ़्तर नक्शा सवाल मदद शिकायत contact phone email address',
    bookAppointment: 'मुलाकात तय करें',
    bookAppointmentLine: 'तीस मिनट, फ़ोन या वीडियो पर',
    bookAppointmentAlso: 'मीटिंग बुकिंग समय बात फ़ोन appointment booking meeting call',
    plainBookingDescription: 'किसी व्यक्ति के साथ तीस मिनट तय करें, बिना स्क्रिप्ट वाले ब्राउज़र में भी।',
    appointmentBooked: 'मुलाकात तय हो गई',
    bookedDescription: 'इस ब्राउज़र में अभी-अभी तय की गई मुलाकात।',
    messageSent: 'संदेश भेज दिया गया',
    sentDescription: 'फर्म को आपका संदेश भेज दिया गया।',
    yourAppointment: 'आपकी मुलाकात',
    appointmentDescription: 'मुलाकात देखें, उसका समय बदलें या उसे रद्द करें।',
  },
  { reviewed: false },
);
