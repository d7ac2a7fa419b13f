/**
 * Words by what they say, in English, Hindi (both scripts) and Kannada. The words of a phrase are joined by `_`. Words
 * in Indian scripts are stems: endings follow them ("ವರ್ಷದಲ್ಲಿ", "महीनों").
 */
export const conceptWords = {
  rupees: '₹|rs|inr|rupees|rupee|rupaye|rupay|rupaiya|rupya|रुपय|रुपए|रुपे|रूप|ರೂ',
  percent: '%|percent|percentage|per_cent|pc|pct|pratishat|fisadi|प्रतिशत|फीसद|ಶೇ|ಪ್ರತಿಶತ',
  year: 'year|years|yr|yrs|y|saal|sal|salon|saalon|varsh|barsh|varsha|साल|वर्ष|ವರ್ಷ',
  month: 'month|months|mo|mth|mths|mahina|mahine|mahino|maheena|maheene|tingalu|माह|महीन|महिन|ತಿಂಗಳ',
  monthly:
    'monthly|pm|p_m|mahinewar|mahavar|masik|maasik|per_month|a_month|each_month|every_month|har_month|har_mahine|har_mahina|har_maheene|har_maheena|har_maah|har_mah|prati_maah|मासिक|हर_महीन|हर_माह|प्रति_माह|प्रतिमाह|ಮಾಸಿಕ|ಪ್ರತಿ_ತಿಂಗಳ|ತಿಂಗಳಿಗೆ',
  otherwise:
    'weekly|per_week|a_week|each_week|every_week|daily|per_day|a_day|each_day|every_day|har_hafte|har_week|har_din|roz|rozana|हर_हफ्ते|हर_दिन|रोज|रोजाना|प्रतिदिन|ದಿನಕ್ಕೆ|ಪ್ರತಿ_ದಿನ|ವಾರಕ್ಕೆ|ಪ್ರತಿ_ವಾರ|quarterly|per_quarter|a_quarter|each_quarter|every_quarter|half_yearly|halfyearly|every_fortnight|fortnightly|timahi|har_timahi|तिमाही|हर_तिमाही|छमाही|ತ್ರೈಮಾಸಿಕ',
  payout:
    'monthly_income|regular_income|monthly_payout|income_every_month|income_each_month|income_per_month|मासिक_आय|ಮಾಸಿಕ_ಆದಾಯ',
  lasts: 'last|lasts|run_out|runs_out|chalega|chalegi|चलेग|ಸಾಕಾಗ',
  share: 'down_payment|downpayment|margin_money',
  foreign: '$|€|£|dollar|dollars|usd|euro|euros|eur|pound|pounds|gbp|dirham|dirhams|aed|डॉलर|ಡಾಲರ್',
  yearly:
    'yearly|annually|annual|pa|p_a|per_annum|per_year|a_year|each_year|every_year|har_saal|har_sal|har_year|har_varsh|salana|saalana|varshik|सालाना|वार्षिक|हर_साल|हर_वर्ष|प्रति_वर्ष|ವಾರ್ಷಿಕ|ಪ್ರತಿ_ವರ್ಷ|ವರ್ಷಕ್ಕೆ',
  age: 'i_am|i_m|im|am|main_hun|ka_hun|ka_hu|ki_hun|ki_hu|ka_hai|ki_hai|का_है|की_है|का_हूं|का_हूँ|की_हूं|की_हूँ|age|aged|old|yo|umar|umr|aayu|उम्र|आयु|ವಯಸ್ಸ|ವಯಸ್ಸಿ|turns|turn',
  at: '@|at',
  in: 'in|by|before|se_pehle|से_पहले|for|till|until|upto|within|after|tak|तक|में|baad|बाद|ನಂತರ',
  later: 'late|later|delay|delayed|delaying|waiting|wait|postpone|der|deri|देर|देरी|ತಡ',
  want: 'want|need|needed|required|require|target|goal|reach|achieve|accumulate|corpus|chahiye|chaiye|lakshya|banana|banane|crorepati|build|get_to|चाहिए|चाहिये|लक्ष्य|बनाना|बनाने|करोड़पति|ಬೇಕ|ಗುರಿ',
  aim: 'save_for|save_up|to_get|should_i_save|should_i_invest|must_i_save|saving_for|ke_liye|के_लिए|के_लिये|how_much_for|ಗಾಗಿ',
  become:
    'become|becomes|grow|grows|worth|value|maturity|milega|milegi|miln|kya_hoga|kya_honge|kitna_hoga|kitna_banega|kitna_ho_jayega|will_i_get|will_be|turn_into|मिलेग|मिलेगा|होगा|होंगे|बनेग|बनेगा|हो_जाएग|ಆಗುತ್|ಸಿಗುತ್|ಆಗುವ|ಸಿಗ',
  invest:
    'invest|want_to_invest|like_to_invest|need_to_invest|invested|investing|investment|put|park|daal|dalu|lagau|lagaya|lagaun|lagana|nivesh|निवेश|लगाऊ|लगाऊं|लगाया|डाल|ಹೂಡಿಕೆ|ಹೂಡಿದ',
  save: 'save|saving|बचत|ಉಳಿತಾಯ',
  return: 'return|returns|rate|roi|cagr|interest|growth|byaj|byaaj|vyaj|ब्याज|रिटर्न|दर|ಬಡ್ಡಿ|ಆದಾಯದ|ರಿಟರ್ನ್',
  sip: 'sip|sips|systematic_investment_plan|एसआईपी|एसआइपी|सिप|ಎಸ್ಐಪಿ|ಎಸ್ಐಪಿಯ|ಸಿಪ್',
  stepUp:
    'step_up|stepup|top_up|topup|increase|increases|increasing|increased|raise|raised|hike|increment|badha|badhao|badhaye|badhakar|badhate|badhana|बढ़|बढ|बढा|स्टेप_अप|स्टेपअप|ಹೆಚ್ಚಿಸ|ಹೆಚ್ಚಳ|ಸ್ಟೆಪ್',
  rising: 'rising|rise|rises|up_by|goes_up|going_up|go_up',
  lumpsum:
    'lumpsum|lump_sum|lump|invest_today|put_today|one_time|onetime|one_go|at_once|all_at_once|single|ek_mushth|ekmusht|ek_saath|ek_sath|ek_baar|ek_bar|एकमुश्त|एक_साथ|एक_बार|लंपसम|ಒಂದೇ_ಬಾರಿ|ಒಟ್ಟಿಗೆ|ಲಂಪ್ಸಮ್|ಇಡಿಗಂಟ',
  swp: 'swp|systematic_withdrawal|systematic_withdrawal_plan|withdraw|withdrawing|withdrawal|withdrawals|take_out|nikal|nikalu|nikalun|nikale|nikalna|nikaalu|एसडब्ल्यूपी|निकाल|ಹಿಂಪಡೆ|ತೆಗೆಯ|ತೆಗೆದ|ಎಸ್ಡಬ್ಲ್ಯೂಪಿ',
  stp: 'stp|systematic_transfer|systematic_transfer_plan|transfer|transferred|एसटीपी|ट्रांसफर|ಎಸ್ಟಿಪಿ|ವರ್ಗಾ',
  goals: 'goals|several_goals|multiple_goals|all_my_goals|सभी_लक्ष्य',
  glidePath:
    'glide_path|glidepath|equity_and_debt|equity_to_debt|equity_into_debt|asset_allocation|ग्लाइड_पाथ|इक्विटी_और_डेट|ಗ್ಲೈಡ್_ಪಾತ್|ಈಕ್ವಿಟಿ_ಮತ್ತು_ಡೆಟ್',
  car: 'car|cars|gaadi|gadi|vehicle|suv|bike|कार|गाड़ी|गाडी|ಕಾರ|ಕಾರು',
  house: 'house|home|flat|bhk|apartment|ghar|makaan|makan|villa|plot|घर|मकान|ಮನೆ',
  education:
    'education|college|school|study|studies|degree|mba|engineering|padhai|padhaai|shiksha|university|पढ़ाई|पढाई|शिक्षा|कॉलेज|ಶಿಕ್ಷಣ|ಓದ',
  marriage: 'marriage|wedding|marry|shaadi|shadi|vivah|शादी|विवाह|ಮದುವೆ',
  child:
    'child|childs|kid|kids|son|daughter|girl|boy|ladki|ladka|लड़की|लड़का|beta|beti|bacha|bachcha|bachche|baby|बेटी|बेटा|बेटे|बच्च|ಮಗಳ|ಮಗ|ಮಗು|ಮಕ್ಕಳ',
  retire:
    'live_on|living_on|retire|retired|retirement|retiring|pension|sevanivritti|रिटायर|रिटायरमेंट|सेवानिवृत्ति|पेंशन|ನಿವೃತ್ತಿ|ಪಿಂಚಣಿ',
  expense: 'expense|expenses|spend|spending|kharch|kharcha|kharche|खर्च|ಖರ್ಚ|ವೆಚ್ಚ',
  have: 'have|already|saved|savings|existing|balance|bachat|jama|paas|जमा|पास|पहले_से|ಇದೆ|ಇವೆ',
  emi: 'emi|loan|karz|karza|lon|rin|ईएमआई|लोन|कर्ज|ऋण|ಸಾಲ|ಇಎಂಐ',
  prepay: 'prepay|prepaying|prepayment|prepayments|part_payment|part_payments|extra_payment|extra_emi',
  fd: 'fd|fixed_deposit|term_deposit|एफडी|फिक्स्ड_डिपॉजिट|ಎಫ್ಡಿ|ಠೇವಣಿ',
  rd: 'rd|recurring_deposit|recurring|आरडी|आवर्ती|ಆರ್ಡಿ',
  ppf: 'ppf|public_provident_fund|public_provident|पीपीएफ|ಪಿಪಿಎಫ್',
  ssy: 'ssy|sukanya|samriddhi|sukanya_samriddhi|सुकन्या|ಸುಕನ್ಯಾ',
  nps: 'nps|national_pension|national_pension_scheme|national_pension_system|एनपीएस|ಎನ್ಪಿಎಸ್',
  epf: 'epf|pf|provident_fund|employee_provident_fund|ईपीएफ|पीएफ|ಇಪಿಎಫ್|ಪಿಎಫ್',
  now: 'now|initial|initially|right_now|upfront|up_front|to_begin_with|to_start_with|abhi|अभी|ಈಗ',
  rent: 'rent|kiraya|fee|fees|किराय|ಬಾಡಿಗೆ',
  allowance: 'hra|lta|house_rent_allowance|standard_deduction|professional_tax',
  cost: 'cost|costs|daam|keemat|kimat|दाम|कीमत|ಬೆಲೆ',
  inflation:
    'inflation|real_value|present_value|today_money|today_rupees|today_value|purchasing_power|buying_power|prices_increase|mehngai|mahangai|mehangai|महंगाई|मुद्रास्फीति|ಹಣದುಬ್ಬರ',
  fire: 'fire|financial_independence|financial_freedom|financially_free|stop_working|quit_my_job|early_retirement|retire_early|आर्थिक_आजादी|जल्दी_रिटायर',
  lifeCover:
    'life_cover|term_insurance|term_cover|insurance_cover|life_insurance|insurance|term_plan|human_life_value|hlv|bima|jeevan_bima|बीमा|टर्म_प्लान|ವಿಮೆ|ಜೀವ_ವಿಮೆ',
  xirr: 'xirr|irr|dated_cash_flows|cash_flows|cashflows|एक्सआईआरआर|ಎಕ್ಸ್ಐಆರ್ಆರ್',
  regime: 'regime|tax_regime|old_regime|new_regime|old_or_new_regime|income_tax|aaykar|आयकर|टैक्स_रिजीम|ಆದಾಯ_ತೆರಿಗೆ',
  tax: 'tax|taxes|taxed|टैक्स|ತೆರಿಗೆ|ಟ್ಯಾಕ್ಸ್',
  otherTax:
    'property|road|gift|gifts|dividend|dividends|lottery|crypto|gold|stock|shares|mutual_fund|mutual_funds|capital_gain|capital_gains|gain|gains|ltcg|stcg|profit|tax_saver|tax_saving|elss|gst|tds|मुनाफ|ಲಾಭ',
  reserve: 'emergency|contingency|rainy_day|आपातकालीन|ತುರ್ತು',
  section80C: 'section80c',
  section80CCD1B: 'section80ccd',
  section80D:
    'section80d|mediclaim|health_insurance|health_cover|medical_insurance|medical_cover|स्वास्थ्य_बीमा|हेल्थ_इंश्योरेंस|ಆರೋಗ್ಯ_ವಿಮೆ',
  section24B: 'section24b',
  trip: 'trip|vacation|holiday|holidays|tour|honeymoon|ghumne|yatra|यात्रा|छुट्टी|घूमने|ಪ್ರವಾಸ',
  budget: 'budget|bajat|surplus|can_save|can_spare|can_invest|spare|बजट|ಬಜೆಟ್',
  senior: 'senior_citizen|senior_citizens|seniors|pensioner|pensioners|varishth_nagrik|वरिष्ठ_नागरिक|बुजुर्ग|ಹಿರಿಯ_ನಾಗರಿಕ',
  superSenior: 'super_senior|super_seniors|super_senior_citizen|super_senior_citizens',
  annuity: 'annuity|annuities|वार्षिकी|एन्युटी|ವರ್ಷಾಶನ',
  slab: 'slab|bracket|स्लैब',
  salary: 'salary|income|earn|earning|ctc|basic|pay|tankhwah|vetan|kamata|वेतन|तनख्वाह|आय|सैलरी|ಸಂಬಳ|ಆದಾಯ',
  howLong:
    'how_long|how_many_years|how_many_months|how_soon|when_will|when_do|when_does|when_can|when_would|by_when|time_to_reach|years_to_reach|kitne_saal|kitne_salon|kitne_mahine|kitne_din|kitna_time|kitna_samay|kab|kab_tak|कितने_साल|कितने_वर्ष|कितने_महीन|कितना_समय|कब|कब_तक|ಎಷ್ಟು_ವರ್ಷ|ಎಷ್ಟು_ತಿಂಗಳ|ಎಷ್ಟು_ಸಮಯ|ಯಾವಾಗ',
  whatReturn:
    'what_return|what_returns|which_return|what_rate|what_cagr|what_growth|return_needed|return_required|returns_needed|required_return|kitna_return|kitne_return|kitna_percent|कितना_रिटर्न|कितने_प्रतिशत|ಎಷ್ಟು_ರಿಟರ್ನ್',
  double: 'double|doubles|doubled|doubling|twice|dugna|dugni|duguna|dogna|दोगुन|दुगुन|दुगन|ದುಪ್ಪಟ್ಟ|ದ್ವಿಗುಣ',
  howMuch: 'how_much|kitna|kitni|kitne|कितना|कितनी|कितने|ಎಷ್ಟು|estimate|calculate',
  thousand: 'k|thousand|thousands|thou|hazar|hazaar|hajar|hajaar|hzar|हजार|ಸಾವಿರ',
  lakh: 'lpa|l|la|lk|lks|lkh|lac|lacs|lakh|lakhs|lack|lacks|लाख|ಲಕ್ಷ',
  crore: 'c|cr|crs|crore|crores|karod|karor|करोड|ಕೋಟಿ',
  million: 'million|millions|mn|mln',
  billion: 'billion|billions|bn|अरब',
  hundred: 'hundred|sau|सौ|ನೂರ',
  a: 'a|an|the',
  other:
    'can|takes|about|after|again|amount|and|answer|around|could|course|every|first|fund|funds|going|have|house|least|light|money|mutual|other|please|plans|plan|really|right|should|start|started|starting|still|stock|their|there|these|thing|think|today|total|under|using|where|which|while|with|would|your|years|calculator|calc|tell|show|find|what|when|will|much|many|into|from|this|that|some|then|than|mine|make|made|take|want|weather|cricket|india|name|best|scheme|schemes|share|shares|market|price|gold|bank|works|work|mean|means|meaning|phone|office|contact|login|hello|thanks|karna|karne|karni|karen|kare|karke|hona|lena|leni|bachana|har|par',
} as const;

/** What a word of a question may say. */
export type Concept = keyof typeof conceptWords;

/** What a question is about, as far as its words and figures say it. */
export interface Said {
  says: (concept: Concept) => boolean;
  /** Whether an amount is paid every month. */
  monthly: boolean;
  /** Amounts that nobody pays every month or year. */
  sums: readonly number[];
  /** So much is wanted every month: "need 50000 a month". */
  wantsIncome: boolean;
  /** What a sum pays every month is asked: "10 lakh, how much do I get monthly". */
  asksIncome: boolean;
  /** A sum is said to be what the question is about: "for 1 crore", "1 crore chahiye". */
  isAim: boolean;
  /** Somebody has the sum: "I have 25 lakh". */
  holds: boolean;
  /** The same of who would retire on it, and does not say what a month costs. */
  retiresOn: boolean;
  /** One of these sums is paid now. */
  paidNow: boolean;
  /** Somebody invests, saves or has a SIP. */
  pays: boolean;
  hasTerm: boolean;
  /** What stands beside the term: "in 15 years", "by 2040", or "after 15 years". */
  due: 'in' | 'after' | undefined;
  hasStepUp: boolean;
  /** "How much should I invest". */
  asksAdvice: boolean;
  /** An amount is deducted from an income, and that is taxed. */
  deducts: boolean;
}

/** What a sum can be in a question that does not say it: the calculators to choose from. */
export type Unsure = 'monthlyOrOnce' | 'monthlyOrTarget' | 'onceOrTarget' | 'monthlyOrYearly';

/** Words that name a calculator whatever else is said, the more particular first. */
export const named: readonly [Concept, calculator: string][] = [
  ['regime', 'regime'],
  ['xirr', 'xirr'],
  ['ssy', 'ssy'],
  ['ppf', 'ppf'],
  ['epf', 'epf'],
  ['nps', 'nps'],
  ['rd', 'rd'],
  ['fd', 'fd'],
  ['lifeCover', 'lifecover'],
  ['emi', 'emi'],
  ['prepay', 'emi'],
  ['stp', 'stp'],
  ['swp', 'swp'],
  ['fire', 'fire'],
  ['glidePath', 'glidePath'],
  ['goals', 'planYourGoal'],
];

export const purposes: readonly [Concept, calculator: string][] = [
  ['education', 'childEducation'],
  ['marriage', 'childMarriage'],
  ['car', 'dreamCar'],
  ['house', 'dreamHouse'],
];

/** From here on a sum "in 15 years", and nothing said of paying it, is something to reach. */
export const LEAST_TARGET = 1_000_000;
/** Above it nobody means an instalment who does not say so. */
export const MOST_INSTALMENT = 100_000;

/** Tax without anything that is taxed otherwise: no gains, no property, no investment, no time for which money would lie. */
const isIncomeTax = ({ says, hasTerm }: Said): boolean =>
  says('tax') &&
  !hasTerm &&
  !(['otherTax', 'rent', 'sip', 'lumpsum', 'invest', 'save', 'inflation', 'return', 'percent'] as const).some(says);

/** Which calculator is meant; a doubt where two are as likely, undefined where nothing points to any. */
export function subjectOf(said: Said): string | Unsure | undefined {
  const { says, monthly, sums, pays, hasStepUp, hasTerm } = said;
  const [sum] = sums;
  // Every figure here is in rupees.
  if (says('foreign')) return undefined;
  if (said.deducts) return 'regime';
  // What the interest of a deposit or a loan does to a tax, and what a salary becomes, no calculator here counts.
  if (says('tax') && !says('regime') && (says('emi') || ((says('fd') || says('rd')) && !hasTerm))) return undefined;
  if (says('salary') && hasStepUp && !pays) return undefined;
  // A reserve for bad times is no plan that grows, and how much of a salary to invest depends on what it is for.
  const isOpen = said.asksAdvice && says('salary') && sums.length === 0 && !says('share') && !says('retire');
  if (says('reserve') || isOpen) return undefined;
  // Insurance of health is a deduction, and no cover of a life.
  if (says('section80D') && !says('tax') && !says('regime')) return undefined;
  const byName = named.find(([concept]) => says(concept));
  if (byName) return byName[1];
  if (isIncomeTax(said)) return 'regime';
  // What a sum pays every month, if nobody says that it comes from a pension.
  const paysOut =
    (says('payout') && !says('sip')) || said.asksIncome || (says('lasts') && (monthly || says('howLong')));
  if (paysOut && sum !== undefined && !says('tax') && !says('retire')) return 'swp';
  // Tax of another kind is no calculator's, whatever it is paid for.
  if (says('tax') && (says('otherTax') || says('rent')) && !said.hasTerm && !says('sip')) return undefined;
  if (says('later') && (monthly || says('sip'))) return 'delay';
  const purpose = purposes.find(([concept]) => says(concept));
  // "Retire, house expenses 50000" names no house to buy.
  const isExpense = says('retire') && says('expense');
  if (purpose && !isExpense && !(monthly && sum === undefined)) return purpose[1];
  // Who pays an instalment until an age asks what it becomes.
  if (says('retire') && monthly && sum === undefined && pays && !says('expense')) return 'sip';
  if (said.wantsIncome && sum === undefined) return 'retirement';
  if (says('retire')) return says('expense') || said.retiresOn ? 'retirementByExpense' : 'retirement';
  if (
    monthly &&
    (says('lumpsum') || said.paidNow || (sum !== undefined && (says('invest') || says('save')))) &&
    !says('want') &&
    sum !== undefined
  )
    return 'lumpsumSip';
  const isPriced = (['cost', 'rent', 'expense'] as const).some(says) && hasTerm;
  const isPrice = says('inflation') || isPriced;
  if (isPrice && !monthly && !says('want') && !says('aim') && !says('sip')) return 'inflation';
  if (monthly && sum !== undefined) return hasStepUp ? 'stepUpSip' : 'monthlyOrTarget';
  if (hasStepUp && said.isAim && sum !== undefined && sum > MOST_INSTALMENT) return 'corpus';
  if (hasStepUp && (monthly || says('sip') || sum === undefined || sum <= MOST_INSTALMENT)) return 'stepUpSip';
  if (says('lumpsum')) return sum !== undefined && said.isAim && hasTerm ? 'corpus' : 'lumpsum';
  if (monthly) return 'sip';
  return ofSum(said);
}

/** The same for a question with no more than a sum, paid nobody says how. */
function ofSum({ says, sums, hasTerm, due, isAim, holds }: Said): string | Unsure | undefined {
  const [sum] = sums;
  // Who saves a large sum saves up to it.
  const savesUp = says('save') && sum !== undefined && sum >= MOST_INSTALMENT && !says('become');
  const isTarget = isAim || says('trip') || savesUp;
  if (says('tax')) return undefined;
  if (says('sip')) {
    if (sum === undefined) return isTarget ? 'corpus' : 'sip';
    // "20 lakh 10k SIP": reached by the SIP, or invested beside it.
    if (sums.length > 1 && !isTarget && Math.min(...sums) <= MOST_INSTALMENT) return 'monthlyOrTarget';
    if (isTarget && sum > MOST_INSTALMENT / 2) return 'corpus';
    if (sum > LEAST_TARGET) return 'corpus';
    return sum > MOST_INSTALMENT ? 'monthlyOrTarget' : 'sip';
  }
  if (sum === undefined) return isTarget && hasTerm ? 'corpus' : undefined;
  if (isTarget) return 'corpus';
  // "1 crore in 10 years monthly" is saved up to.
  if (says('monthly') && sum >= LEAST_TARGET) return 'corpus';
  const isGrown = sum >= LEAST_TARGET && (holds || (due === 'after' && says('howMuch')));
  const isPaid = says('invest') || says('save') || says('become') || isGrown;
  if (isPaid && sum >= MOST_INSTALMENT) return 'lumpsum';
  if (isPaid) return 'monthlyOrOnce';
  if (!hasTerm && !says('return') && !says('howMuch')) return sum >= LEAST_TARGET ? 'onceOrTarget' : 'monthlyOrOnce';
  // "10 lakh 20 years" may be there already.
  if (sum >= LEAST_TARGET && due === 'in' && !says('howMuch')) return 'corpus';
  return sum >= MOST_INSTALMENT ? 'onceOrTarget' : 'monthlyOrOnce';
}

/** Concepts that lead to a calculator only together with something else, but name it where a name is looked for. */
const alone: readonly [Concept, calculator: string][] = [
  ['sip', 'sip'],
  ['stepUp', 'stepUpSip'],
  ['lumpsum', 'lumpsum'],
  ['retire', 'retirement'],
  ['inflation', 'inflation'],
  ['later', 'delay'],
];

/**
 * What people call the subject of a calculator, in the languages of the grammar: the site's search finds its page by them.
 *
 * @param id as `calc` knows the calculator
 * @returns words parted by blanks; none where the grammar has no word for it
 */
export const otherWords = (id: string): string =>
  [...named, ...purposes, ...alone]
    .filter(([, calculator]) => calculator === id)
    .map(([concept]) => conceptWords[concept].replaceAll(/[|_]/g, ' '))
    .join(' ');
