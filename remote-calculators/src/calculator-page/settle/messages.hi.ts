import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    partCouldNotCome: 'यह हिस्सा नहीं खुल पाया। इंटरनेट आने पर पेज फिर खोलें; आपके अंक पेज के पते में रहते हैं।',
  },
  { reviewed: false },
);
