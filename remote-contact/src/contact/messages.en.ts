import { catalogue } from 'shared/messages';

export const messages = catalogue({
  contactUs: 'Contact Us',
  writeToUs: 'Write to us, or book 30 minutes.',
  home: 'Home',
  writeToUsHere: 'Write to us here, or <appointment>book an appointment</appointment>.',
  waysToReachUs: 'Ways to reach us',
  queryForm: 'Query Form',
  bookAppointment: 'Book Appointment',
  mapOfTheOffice: 'Map of the office',
  mapOfRegisteredOffice: 'Map of the registered office',
  mapDataByOpenStreetMap: 'Map data by OpenStreetMap contributors. If nothing appears, open the directions instead.',
  mapIsLoaded: 'The map is loaded from OpenStreetMap, which will know of your visit.',
  loadTheMap: 'Load the map',
  directionsInNewTab: 'Directions <visuallyHidden>(opens a new tab)</visuallyHidden>',
  reachUs: 'Reach us',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  email: 'Email',
  workHours: 'Work hours',
  cityLine: '{city} {postalCode}, {state}',
  registeredOffice: 'Registered office',
});
