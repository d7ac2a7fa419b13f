import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    contactUs: 'संपर्क करें',
    writeToUs: 'हमें लिखें, या 30 मिनट की मुलाकात तय करें।',
    home: 'होम',
    writeToUsHere: 'हमें यहाँ लिखें, या <appointment>मुलाकात तय करें</appointment>।',
    waysToReachUs: 'हमसे संपर्क करने के तरीके',
    queryForm: 'सवाल का फ़ॉर्म',
    bookAppointment: 'मुलाकात तय करें',
    mapOfTheOffice: 'दफ़्तर का नक्शा',
    mapOfRegisteredOffice: 'रजिस्टर्ड दफ़्तर का नक्शा',
    mapDataByOpenStreetMap: 'नक्शे की जानकारी OpenStreetMap के योगदानकर्ताओं से है। अगर कुछ न दिखे, तो इसके बदले रास्ता खोलें।',
    mapIsLoaded: 'नक्शा OpenStreetMap से आता है। उसे पता चलेगा कि आप यहाँ आए।',
    loadTheMap: 'नक्शा खोलें',
    directionsInNewTab: 'रास्ता देखें <visuallyHidden>(नए टैब में खुलता है)</visuallyHidden>',
    reachUs: 'हम तक पहुँचें',
    phone: 'फ़ोन',
    whatsApp: 'WhatsApp',
    email: 'ईमेल',
    workHours: 'काम का समय',
    cityLine: '{city} {postalCode}, {state}',
    registeredOffice: 'रजिस्टर्ड दफ़्तर',
  },
  { reviewed: false },
);
