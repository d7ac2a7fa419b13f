// Written 2026-11-24. What leaves a sentence out whatever else it says, an article's own words too.

/** Beginnings of words that advise, judge, promise or press, in English. */
const englishBeginnings = `
advis advic recommend suggest guarant assur certain safe secur best better ideal optim perfect superior outperform beat
should must ought shall buy bought purchas sell sold switch redeem choos chose pick prefer opt avoid surely sure always
never definit undoubt doubtless promis riskless risk-free riskfree worth wise smart good great excellent excellen fantastic
amazing opportunit hurry urgent act top lead-ing winner winning wonderful profitable lucrative attractive proven trusted
reliable beneficial benefi consider allocat diversif rebalanc subscrib enrol commit will won't would-be can't cannot
nothing zero unlimited instant immediate
`;
/** Whole words and phrases. */
const englishPhrases = `
have to|has to|pays to|had better|need to invest|needs to invest|go for|go with|go into|get into|put your|put money|put it|put all
invest in|invests in|invested in|investing in|investment in|invest into|start a|start an|start your|start with|start now
begin a|begin an|begin your|try a|try the|take a|take the|take out|keep your|keep investing|move your|make sure|you can invest
it is time|time to|better to|no risk|without risk|without any risk|no loss|without loss|not lose|risk free|loss free
direct plan|regular plan|growth option|growth plan|idcw|dividend option|folio|isin|etf|etfs|nav|amc|fund house|fund of fund
large cap|mid cap|small cap|multi cap|flexi cap|flexicap|bluechip|blue chip|elss|nifty|sensex|long term fund|tax saver
more than|less than|higher than|lower than|at least|at most|up to|under|over rs|or more|or less|or higher|or lower
no|not|nor|neither|none|isn't|aren't|doesn't|don't|nahi|nahin|नहीं|मत|ಇಲ್ಲ|ಅಲ್ಲ
double|doubles|doubled|twice|thrice|triple|triples|half|halves|quarter|dozen|hundred|thousand|million|billion|trillion|couple|pair|single
`;
const hinglish = `
chahiye|karein|kare|karo|kijiye|kijie|lijiye|lijie|lo|len|dijiye|behtar|behtareen|sabse|accha|achha|acha|achhi|achchha|sahi
zaroor|jaroor|pakka|surakshit|guarantee|salah|sujhav|kharid|kharido|kharidein|bech|becho|bechein|nivesh karo|nivesh karna
zaruri|jaruri|hamesha|kabhi|nishchit|milega|milegi|milenge|badhega|dugna|duguna|doguna|tiguna|aadha|adha|behetar|badhiya|uttam|chuniye|chuno|chune
`;
const hindi = `
चाहिए|करें|करो|कीजिए|कीजिये|लीजिए|दीजिए|चुनें|चुनिए|खरीद|खरीदें|खरीदना|बेच|बेचें|बेचना|बेहतर|बेहतरीन|सबसे|अच्छा|अच्छी|अच्छे|सही|जरूर|पक्का
निश्चित|सुरक्षित|गारंटी|सलाह|सुझाव|सिफारिश|हमेशा|कभी|मिलेगा|मिलेगी|मिलेंगे|बढेगा|दुगना|दोगुना|दुगुना|तिगुना|तीगुना|आधा|आधी|उत्तम|श्रेष्ठ|लाभदायक|फायदेमंद|योजना में|स्कीम|बढिया|जोखिम रहित|बिना जोखिम
`;
const kannada = `
ಖರೀದಿಸಿ|ಮಾರಿ|ಹೂಡಿ|ಹೂಡಿಕೆ ಮಾಡಿ|ಮಾಡಬೇಕು|ಬೇಕು|ಉತ್ತಮ|ಅತ್ಯುತ್ತಮ|ಒಳ್ಳೆಯ|ಖಾತರಿ|ಖಚಿತ|ಸುರಕ್ಷಿತ|ಸಲಹೆ|ಶಿಫಾರಸು|ಆಯ್ಕೆ|ಸರಿಯಾದ|ಯಾವಾಗಲೂ|ದುಪ್ಪಟ್ಟು|ಅರ್ಧ|ಗ್ಯಾರಂಟಿ
`;
/** Numbers in words. Those that mean something else as often stand in `oftenNoNumber`. */
const numbers = `
one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen
twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth|thirtieth|hundredth
lakh|lakhs|lac|lacs|crore|crores|decade|decades|century|score|ii|iii|iv|vi|vii|viii|ix|xi|xii|xv|xx|ek|teen|tin|char|chaar|paanch|panch|chhah|chhe|saat|sat|aath|ath|nau|das
gyarah|barah|baarah|terah|chaudah|pandrah|pandra|solah|satrah|atharah|unnees|bees|bis|pachees|pachis|tees|tis|chalis|chalees|pachas|pachaas|sau|hazar|hazaar|karod|dedh|derh|dhai|adhai|sadhe|saadhe|sava|paune
एक|दो|तीन|चार|पांच|पाँच|छह|छः|छ|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|अठारह|उन्नीस|बीस|पच्चीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|सौ|हजार|लाख|करोड|डेढ|ढाई|साढे|सवा|पौने
ಒಂದು|ಎರಡು|ಮೂರು|ನಾಲ್ಕು|ಐದು|ಆರು|ಏಳು|ಎಂಟು|ಒಂಬತ್ತು|ಹತ್ತು|ಹನ್ನೊಂದು|ಹನ್ನೆರಡು|ಹದಿನೈದು|ಇಪ್ಪತ್ತು|ಇಪ್ಪತ್ತೈದು|ಮೂವತ್ತು|ನಲವತ್ತು|ಐವತ್ತು|ನೂರು|ಸಾವಿರ|ಲಕ್ಷ|ಕೋಟಿ
`;
// Fund houses, by the word that tells each apart. Written 2026-11-24 from memory: to be compared with AMFI's list of members.
const fundHouses = `
360 one|abakkus|aditya|birla|absl|angel one|axis|bajaj|bandhan|bank of india|baroda|bnp|paribas|canara|robeco|capitalmind|choice|dsp|edelweiss
franklin|templeton|groww|hdfc|helios|hsbc|icici|prudential|invesco|iti|jio|blackrock|jm financial|kotak|lic|mahindra|manulife|mirae
motilal|oswal|navi|nippon|nj|old bridge|pgim|ppfas|parag|parikh|quant|quantum|samco|sbi|shriram|sundaram|tata|taurus|trust|unifi|union|uti|whiteoak|white oak|wealth company|zerodha
एक्सिस|एचडीएफसी|एसबीआई|आईसीआईसीआई|कोटक|निप्पॉन|टाटा|यूटीआई|बिड़ला|बिडला|मिराए|क्वांट|एलआईसी|ಎಕ್ಸಿಸ್|ಎಚ್‌ಡಿಎಫ್‌ಸಿ|ಎಸ್‌ಬಿಐ|ಕೋಟಕ್|ಟಾಟಾ
`;

const listed = (...texts: string[]): string[] => texts.flatMap((text) => text.trim().split(/[|\n]/)).filter(Boolean);

export const refusedBeginnings: readonly string[] = englishBeginnings.trim().split(/\s+/);
export const refusedPhrases: readonly string[] = listed(englishPhrases, hinglish, hindi, kannada, numbers, fundHouses);
