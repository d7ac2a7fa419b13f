import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    perMonth:
      'हर महीने {paid}{rise, select, none {} other { (हर साल {rise} बढ़ाकर)}}{have, select, none {} other { और पास के {have}}}',
    yearsAndMonths: '{years} {months}',
    grows: '{span} तक {paid} देने पर {value} बनेंगे, अगर यह सालाना {rate} बढ़े।',
    once: 'एक बार में लगाए {paid} {span} में {value} बनेंगे, अगर यह सालाना {rate} बढ़े।',
    both: 'एक बार में {once} और {paid} देने पर {span} में {value} बनेंगे, अगर यह सालाना {rate} बढ़े।',
    payoutLasts: '{sum} से {span} तक {paid} निकलेंगे और {value} बचेंगे, अगर यह सालाना {rate} बढ़े।',
    payoutEnds: '{sum} से {paid} {lasted} तक ही निकलेंगे, फिर रकम ख़त्म होगी, अगर यह सालाना {rate} बढ़े।',
    moved: '{sum} में से {paid} दूसरे फंड में डालने पर {span} में {value} बनेंगे, अगर पहला फंड सालाना {from} और दूसरा {rate} बढ़े।',
    reaches: '{span} तक {paid} देने पर {target} बनेंगे, अगर यह सालाना {rate} बढ़े।',
    carOrHouse:
      '{day} तक {paid} देने पर आज के दाम पर {amount} {thing, select, dreamHouse {वाले घर} other {वाली कार}} के पैसे जुड़ेंगे, अगर रकम सालाना {rate} और दाम {inflation} बढ़े।',
    child:
      '{age} से {later} साल की उम्र तक {paid} देने पर {thing, select, childMarriage {शादी} other {पढ़ाई}} के आज के {amount} जुड़ेंगे, अगर रकम सालाना {rate} और ख़र्च {inflation} बढ़े।',
    retire:
      '{age} से {later} साल की उम्र तक {paid} देने पर आज के मूल्य के {amount} जुड़ेंगे, जो तब {target} होंगे, अगर रकम सालाना {rate} और महँगाई {inflation} बढ़े।',
    retireOnExpense:
      '{age} से {later} साल की उम्र तक {paid} देने पर आप {until} साल की उम्र तक आज के मूल्य के {expense} हर महीने ख़र्च कर सकेंगे, अगर रकम सालाना {rate} और महँगाई {inflation} बढ़े।',
    canRetire:
      '{answer}। {age} से {later} साल की उम्र तक {paid} से {until} साल की उम्र तक आज के मूल्य के {expense} हर महीने का ख़र्च {lasts, select, yes {चलेगा} other {नहीं चलेगा}}, अगर रकम सालाना {rate} और महँगाई {inflation} बढ़े।{lasts, select, yes {} other {{soonest, select, none {} other { आप {soonest} की उम्र में काम छोड़ सकते हैं।}}}}',
    glides:
      '{span} तक {paid} देने पर आज के दाम के {amount} जुड़ेंगे, अगर सालाना इक्विटी {rate}, डेट {debt} और दाम {inflation} बढ़े।',
    loan: '{span} के लिए {rate} पर {sum} के लोन में {paid} देने होंगे, जिनमें कुल ब्याज {interest} है।',
    deposit: '{span} के लिए {rate} पर जमा {paid} टैक्स से पहले {value} बनेंगे।',
    account: '{every, select, monthly {हर महीने} other {हर साल}} {paid} देने पर {rate} से {value} बनेंगे।',
    pension:
      '{age} से {later} साल की उम्र तक {paid} देने पर NPS में {value} और हर महीने {pension} की पेंशन बनेगी, अगर रकम सालाना {rate} बढ़े।',
    providentFund: 'हर महीने {pay} के मूल वेतन पर {age} से {later} साल की उम्र तक EPF में {value} बनेंगे, सालाना {rate} पर।',
    prices: 'जो आज {amount} का है, वह {span} में {value} का होगा, अगर महँगाई सालाना {inflation} हो।',
    waiting: '{delay} देर से शुरू करने पर {span} में {paid} से बनने वाली रकम {value} कम होगी, अगर यह सालाना {rate} बढ़े।',
    independence: 'आप {age} की उम्र में अपनी बचत पर जी सकते हैं, अगर वह सालाना {rate} और महँगाई {inflation} बढ़े।',
    cover: 'आपके परिवार को {value} का जीवन बीमा चाहिए।',
    incomeTax:
      '{salary} के वेतन पर आयकर नई व्यवस्था में {fresh} और पुरानी में {old} है, {deducted, select, none {बिना कटौती के} other {80C में {deducted} की कटौती के साथ}}।',
    goalsNeed: '{names} के लिए कुल मिलाकर हर महीने {needed} चाहिए।',
    budgetSuffices: 'हाँ: {names} के लिए हर महीने {budget} काफ़ी हैं, {needed} चाहिए।',
    budgetIsShort: 'पूरा नहीं: {names} के लिए हर महीने {budget} में {until} तक {short} तक की कमी रहेगी।',
    savingsGrow: 'बचत सालाना {rate} बढ़ती है',
    pricesRise: 'दाम सालाना {rate} बढ़ते हैं',
    goalSaid: '{goal} {amount}, {span}',
    openGoals: 'इन लक्ष्यों के साथ प्लानर खोलें',
    figure: '{label}: {text}।',
  },
  { reviewed: false },
);
