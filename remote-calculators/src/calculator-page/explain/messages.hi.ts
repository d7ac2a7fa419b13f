import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    startOfMonth: 'महीने के शुरू में',
    endOfMonth: 'महीने के अंत में',
    convention: 'गिनने का तरीका',
    shownAbove: 'ऊपर दिखाया गया',
    theSame: 'उतना ही',
    useThisWay: 'यह तरीका चुनें',
    eachFee: 'हर फ़ीस, जिस महीने में देनी है उसके साथ',
    feesFallDue:
      'हर फ़ीस अपनी तारीख पर, रुपयों में{inflation, select, none {} other {, {inflation}% सालाना महँगाई पर आज की कीमतों में}}। जो बचता है, वह अगली फ़ीस तक निवेश में रहता है।',
    fallsDue: 'कब देनी है',
    fee: 'फ़ीस',
    leftAfter: 'उसके बाद बची रकम',
    costThen: '{target} यानी {today} × {factor} की घात {years}। ',
    feesLegend:
      '{target} वह रकम है जो {feeYears} साल की फ़ीस के लिए पहली फ़ीस के दिन चाहिए: बाद की हर फ़ीस के लिए उससे कम लगता है, क्योंकि बाकी पैसा तब तक निवेश में रहता है। फ़ीस: {each}। ',
    savingsLegend: '{still} यानी {target} में से {grown} घटाकर; बचत उस समय तक इतनी मानी गई है। ',
    raisedFormula: '{still} ÷ {factor} = <nowrap>{needed}</nowrap>',
    raisedLegend:
      '{before}{factor} तब बनता है जब {rate}% सालाना पर {count} महीनों तक हर महीने के {timing, select, start {शुरू} other {अंत}} में ₹1 लगाया जाए, और 13वें, 25वें महीने में और आगे इसी तरह उसे {step}% बढ़ाया जाए।',
    oneTimeFormula: '{target} ÷ {factor}<sup>{years}</sup> = <nowrap>{needed}</nowrap>',
    oneTimeLegend: '{cost}{rate}% पर ₹1 एक साल में {factor} बनता है, और {years} तब तक के साल हैं।',
    monthlyFormula:
      '{target} × {i} ÷ ((1 + {i})<sup>{count}</sup> − 1){timing, select, start { ÷ (1 + {i})} other {}} = <nowrap>{needed}</nowrap>',
    monthlyLegend:
      '{cost}{i} यानी {rate}% सालाना की महीने की दर, और {count} यानी तब तक के महीने।{timing, select, start { आखिरी हिस्सा इसलिए है कि आप हर महीने के शुरू में पैसे देते हैं।} other {}}',
    whyAnotherSiteMayShow: 'दूसरी साइट पर अंक अलग क्यों हो सकता है',
    theFormulaWithYourNumbers: 'सूत्र, आपके अंकों के साथ',
    theFormulaWorks: 'सूत्र में हर तारीख के अपने रुपये हैं; ऊपर के अंक बाद में आज के रुपयों में बदले गए हैं।',
    rateAMonth: '{rateConvention, select, nominal {सांकेतिक} other {प्रभावी}}, हर महीने {monthly}%',
    rates: '{rateConvention, select, nominal {सांकेतिक दरें} other {प्रभावी दरें}}',
    habits:
      'अलग-अलग कैलकुलेटरों में {habits, select, both {दो बातें अलग होती हैं} other {एक बात अलग होती है}}: सालाना दर से महीने की दर कैसे निकलती है{habits, select, both {, और पैसे महीने के शुरू में दिए या लिए जाते हैं या अंत में} other {}}। एक तरीका चुनें; इस पेज का हर अंक उसी से निकलेगा।',
  },
  { reviewed: false },
);
