import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'होम',
    theLinkCouldNotBe: 'लिंक काम नहीं आया',
    aFigure: 'कोई अंक नहीं है या सीमा से बाहर है, इसलिए पेज पर आम उदाहरण दिख रहा है।',
    theFiguresOfThisLink: 'इस लिंक के अंक अभी तैयार नहीं हैं',
    manyPeopleAreUsingThis: 'अभी बहुत सारे लोग यह पेज देख रहे हैं। थोड़ी देर में इसे फिर खोलें।',
    thisLinkCountsFrom: 'यह लिंक {day} से गिनता है। ',
    countFromToday: 'आज से गिनें',
    anExample: 'एक उदाहरण',
    yourOwnFigures: 'आपके अपने अंक',
    startWithMyOwn: 'अपने अंकों से शुरू करें',
    showTheExample: 'उदाहरण दिखाएँ',
  },
  { reviewed: false },
);
