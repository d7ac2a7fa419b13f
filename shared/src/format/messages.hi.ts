import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    shortMonths: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰',
    calendar: 'hi-IN-u-nu-latn',
    timeOnDay: '{day} {time}',
    spanOverMidnight: '{day}, {from} से {next}, {to}',
    span: '{day}, {from} से {to}',
    crore: 'करोड़',
    lakh: 'लाख',
    thousand: 'हज़ार',
    croreShort: 'क',
    lakhShort: 'ला',
    thousandShort: 'ह',
  },
  { reviewed: false },
);
