// Written 2026-11-24. The words that a sentence of the assistant may be written with, beside those of an article that it
// has read. A list of what is bad is never whole: what is not here is not shown.
const english = `
a about according account accumulate accumulated accumulates add added adds adjusted after again age aged ages along
already also amount amounts an and annual annually answer any approximately are around article articles as assume assumed
assumes assuming assumption assumptions at average balance based basis be because become becomes been before begin begins
being between both bring brings brought but by calculate calculated calculates calculation calculations calculator
calculators called can case change changes charge charged charges child college come comes comparison compare compared
complete compound compounded compounding compounds constant contribute contributed contribution contributions corpus cost
costs could count counted counts cover covered covers current currently debt deposit deposited deposits different does
down due during duration each earlier earn earned earning earnings earns education emi emis end ending ends enter entered
equal equals equity estimate estimated estimates even every example expected expense expenses explains extra fall falls
far figure figures final find first fixed follow following follows for formula fresh from full fund funds further future
gain gained gains get gets give given gives go goal goals goes grew gross grow growing grown grows growth had 
has have he help helps her here his hold holding holds home house how however i if illustration illustrations
important in include included includes income increase increased increases index inflation initial inr instalment
instalments instead interest into invest invested investing investment investments invests is it its itself just 
  kind know known last later lead leads leave leaves leaving left length let like link loan loans long longer
longest low lump lumpsum made make makes making market markets mathematics matter maturity may mean meaning means
might money month monthly months much mutual my name need needed needs net next nominal now number of off often
old on once only onto or original other others our out outstanding over own page paid part parts past pattern pay paying
payment payments pays per period periods place plan planned planner plans plus point policy portfolio possible post
present previous price prices principal projected projection provident public purchase question questions rate rates raise
rather reach reached reaches read reading real reason receive received receives recurring reduce reduced reduces regular
relevant remain remaining remains repaid repay repayment repays required requires result results retire retirement
return returns rise rises risk risks rs rupee rupees same save saved saves saving savings say says schedule see seen
separate set she show shown shows side simple since sip sips so some span spend spending spends spent spread standard start
started starting starts state stated stay stays step step-up steps still stp subject such sum sums systematic swp take
taken takes taking target tax taxed taxes tenure term terms than that the their them then there these they this those
though through time times to together total totals toward towards transfer try turn turns type understood unit until
up upon use used uses using usual usually value values vary varies very was way we wealth went were what when where
whether which while who whole why with withdraw withdrawal withdrawals withdrawing withdrawn withdraws within without work
worked works would year yearly years yet yield you your
cagr xirr ppf epf nps ssy scss rd fd gst epfo amfi sebi ltcg stcg today’s today's pa pm approx
`;
const hinglish = `
aap aapka aapke aapki aapko ab abhi agar aise aisa aur baad baki banega banta bante banti baar bhi byaj chal dar de dena
deta dete din dono ghar ginti hai hain hisab ho hoga hogi honge hota hote hoti hua hue hui is isme ismein iska iske iski
isse itna itne itni iss jab jama jaata jaate jaati jata jate jati jo ka kar karke karne karte karta karti ke kharch khatm
ki kist kitna kitne kitni ko koi kul kuch kya kyunki labh lagbhag lakshya lekin liye mahine matlab me mein mehngai milta
mool munafa mulya naya nivesh nikasi nikalta nikalte niche ne or par pehle per poora poori pratishat rakam rashi rehta
return rupaye saal saalana saath se shuru shesh shuruaat sirf tab tak takreeban to tha thi uska uske upar wala wale wali
ya yaani yah yeh yahan zaroorat har kiya gaya gayi gaye umra varsh kareeb salana milti milte
`;
const hindi = `
अगर अनुमान अनुमानित अब अभी अवधि आज आप आपका आपकी आपके आपको आय आयु इतना इतनी इतने इन इस इसका इसकी इसके इसमें इससे उदाहरण उम्र उस
उसका उसकी उसके और औसत कर करके करता करते करती करने का कि कितना कितनी कितने किया किए किस्त किस्तें की कुछ कुल के केवल को कोई
कोष क्या क्योंकि खर्च खाता गई गए गणना गया गिना गिनता घर चक्रवृद्धि जब जमा जमाराशि जाता जाती जाते जो तक तब तरह तो था थी थे दर
देता देती देते देना दिखाता दिन नया निकासी निकालता निकालते निवेश नीचे ने पर परिणाम पहला पहले पूंजी पूरा पूरी पैसा पैसे प्रति
प्रतिशत फंड फिर बचत बचा बचता बढकर बढता बढती बढते बदल बनता बनती बनते बाजार बाकी बाद बाद में ब्याज भी मतलब मान मानकर मानते
मासिक माह मिलता मिलती मिलते मिलाकर मूल मूल्य मूलधन में महंगाई महीना महीने महीनों मुनाफा म्यूचुअल यदि यह यहां यही या यानी ये
रकम रहता रहती रहते राशि रिटर्न रुपये रुपए लक्ष्य लगभग लगता लगती लगते लगातार लाभ लिए लिया लेकिन लेख लोन वर्ष वर्षों वह वहां
वार्षिक वाला वाली वाले वापस शुरू शुरुआत शुरुआती शेष सकता सकती सकते सब समय समान साथ साल सालाना सालों सिर्फ से हर हिसाब हुआ हुई हुए है हैं
हो होगा होगी होंगे होता होती होते होने ऋण एसआईपी ईएमआई एसडब्ल्यूपी कैलकुलेटर एकमुश्त करीब टैक्स शिक्षा बच्चे रिटायरमेंट
`;
const kannada = `
ಅಂದಾಜು ಅಂದರೆ ಅದರ ಅದು ಅವಧಿ ಅವಧಿಗೆ ಅವಧಿಯಲ್ಲಿ ಆಗ ಆಗಿದೆ ಆಗುತ್ತದೆ ಆದಾಯ ಆದರೆ ಇದು ಇದೆ ಇದರ ಇಲ್ಲಿ ಇಂದಿನ ಉದಾಹರಣೆ ಉಳಿದ ಉಳಿತಾಯ ಊಹಿಸಿದ
ಊಹೆ ಎಂದರೆ ಎಂದು ಒಟ್ಟು ಕಂತು ಕಾಲ ಕೊನೆಯಲ್ಲಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್ ಖರ್ಚು ಗಳಿಕೆ ಗುರಿ ತಲುಪಲು ತಿಂಗಳ ತಿಂಗಳಿಗೆ ತಿಂಗಳು ತೆರಿಗೆ ದರ ದರದಲ್ಲಿ ನಂತರ ನಿಧಿ
ನಿಮ್ಮ ನೀವು ಪಾವತಿ ಪ್ರತಿ ಬಡ್ಡಿ ಬೆಲೆ ಬೆಳೆಯುತ್ತದೆ ಬೇಕಾಗುತ್ತದೆ ಮತ್ತು ಮಾತ್ರ ಮಾಸಿಕ ಮಾಡಿದ ಮಾಡಿದರೆ ಮೂಲಕ ಮೊತ್ತ ಮೌಲ್ಯ ರೂಪಾಯಿ ಲಾಭ
ಲೆಕ್ಕ ವರ್ಷ ವರ್ಷಕ್ಕೆ ವರ್ಷಗಳ ವರ್ಷಗಳಲ್ಲಿ ವಯಸ್ಸು ವಾರ್ಷಿಕ ಸಾಲ ಸಮಯ ಸುಮಾರು ಹಣ ಹಣದುಬ್ಬರ ಹೂಡಿಕೆ ಹೂಡಿಕೆಯ ಹೂಡಿದ ಹೂಡಿದರೆ ಹೆಚ್ಚಳ ಆಗಿ ಗೆ ಕ್ಕೆ
`;

export const vocabulary: ReadonlySet<string> = new Set(
  [english, hinglish, hindi, kannada].flatMap((words) => words.trim().split(/\s+/)),
);

/** What is written with capitals within a sentence. Any other word with a capital there may be the name of something. */
export const capitals: ReadonlySet<string> = new Set(
  'I SIP SIPs SWP STP EMI EMIs PPF EPF EPFO NPS SSY SCSS RD FD GST AMFI SEBI CAGR XIRR LTCG STCG INR Rs'.split(' '),
);
