import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    enterMoreThan: '{above} से ज़्यादा भरें।',
    enterAtLeast: '{least} या ज़्यादा भरें।',
    resultsStayBlankUntilThen: '{problem} तब तक नतीजे खाली रहेंगे।',
    chooseADay: 'कैलेंडर का कोई दिन चुनें। तब तक नतीजे खाली रहेंगे।',
    chooseADayAfter: '{today} के बाद का कोई दिन चुनें। तब तक नतीजे खाली रहेंगे।',
    chooseADayWithin: 'अगले 99 सालों के अंदर का कोई दिन चुनें। तब तक नतीजे खाली रहेंगे।',
    enterWhole: '{unit, select, percent {पूरा प्रतिशत} years {पूरे साल} months {पूरे महीने} other {पूरे रुपये}} भरें, दशमलव के बिना।',
    enterAtMost: '{most} या {unit, select, years {कम} months {कम} other {कम}} भरें।',
    enterFewerDigits: 'दशमलव के बाद {most} या कम अंक भरें।',
    enterAFigure: 'कोई अंक भरें{unit, select, rupees {, जैसे 5,000 या 5L} other {}}। तब तक नतीजे खाली रहेंगे।',
  },
  { reviewed: false },
);
