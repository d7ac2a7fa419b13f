import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    noPlanLink: 'यह इस साइट की किसी योजना का लिंक नहीं है।',
    enoughPlans: 'आपने {most} योजनाएँ सहेज रखी हैं। एक और सहेजने के लिए किसी को हटाएँ।',
    notAmongYours: 'यह योजना आपकी योजनाओं में नहीं है।',
    noEmailYet: 'आपके किसी ईमेल पते की पुष्टि नहीं हुई है। पहले “मेरी प्रोफ़ाइल” में एक जोड़ें।',
    enoughMails: 'आज आपको {most} योजनाएँ भेजी जा चुकी हैं। कल फिर कोशिश करें।',
    mailSubject: 'आपकी योजना: {name}',
    youAskedForIt: 'आपने हमसे यह योजना भेजने को कहा था।',
    assumed:
      'ये अंक भरी गई और मानी गई बातों से निकले हैं; असली अंक अलग होंगे। म्यूचुअल फंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यानपूर्वक पढ़ें।',
    plan: 'योजना: {title}',
    figure: '{label}: {text}',
    openIt: 'इसे खोलें: {address}',
  },
  { reviewed: false },
);
