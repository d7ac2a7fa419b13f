import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  numberedTitle: '{place}. {title}',
  keptThing: '{what}.',
  privacyPolicy: 'Privacy Policy',
  whatWeCollectWhyHow:
    'What we collect, why, how long we keep it, how it is protected, and how you get a copy or have it erased.',
  whoIsResponsible: 'Who is responsible',
  weIndiaDecidesWhy:
    '{legalName} (“we”), {street}, {city} {postalCode}, {state}, India, decides why and how personal data of this site is used. In the words of the Digital Personal Data Protection Act, 2023, we are the data fiduciary and you are the data principal.',
  whatThisPolicyCovers: 'What this policy covers',
  itCoversThisWebsiteIts:
    'It covers this website, its forms and its account. It does not cover what fund houses, registrars, KYC agencies and banks do with data that you give them when you invest; they have policies of their own. You can use all calculators, read all articles and see all dates without telling us who you are.',
  whatYouGiveUs: 'What you give us',
  toSignInYourPhone: 'To sign in: your phone number or your email address.',
  withAPasskeyIf:
    'With a passkey, if you add one: its public key, the name that you give it, and when it was added and last used. Your fingerprint, your face and the lock of your screen stay on your device.',
  inYourAccountNameEmail: 'In your account: name, email address, mobile number and, if you wish, your PAN.',
  inYourInvestorProfile:
    'In your investor profile: your answers about income range, source of income, what you hold, how long you want to invest and how you feel about risk. No answer is required.',
  inYourFinancialPlan:
    'In your financial plan: categories, amounts and weights. You can make a plan without signing in; it then hangs on a cookie, and moves to your account when you sign in.',
  withAQuestionNameEmail: 'With a question: name, email address, the areas to talk about and your message.',
  withAnAppointmentNameEmail:
    'With an appointment: name, email address, verified phone number, topic, language, time, and whether by phone or video.',
  withAReferralNamePhone:
    'With a referral: name, phone number, email address, relation and product of interest of the person whom you refer. That person gets one mail, which names you and asks whether we may keep these details; we use them for nothing else before they agree.',
  whatYouTypeInto:
    'What you type into a calculator stays in your browser. It is in the address of the page if you copy the link to your scenario, and nothing personal is.',
  whatIsCollectedByItself: 'What is collected by itself',
  ourServerHandles:
    'Our server handles your network address and the name of your browser, to answer you, to limit abuse and to show you where you are signed in. Its logs leave out names, phone numbers, email addresses, PAN, codes and tokens. If a part of the site fails to load, your browser reports which part and why, without anything about you.',
  thereAreNoAdvertising:
    'There are no advertising cookies, no trackers of other firms and no analytics that follow you from site to site.',
  whatIsKept: 'What is kept in your browser',
  whileYouAreSigned:
    'While you are signed in: a short-lived token and a short description of the account, in the browser’s storage under the names token and user. Neither holds your PAN or your full phone number.',
  aCookieThatRenews:
    'A cookie that renews the sign-in, a cookie by which we know a browser that has signed in before, so that we can tell you of a sign-in by another one, and a cookie for a plan made without signing in. Pages cannot read them, and none is sent to other sites.',
  forADayAfter: 'For a day after you were asked for a passkey: a cookie that ties the question to this browser.',
  draftsOfFormsUntil: 'Drafts of forms, until the tab is closed or the form is sent, so that a reload loses nothing.',
  aCookieThatSays:
    'A cookie that says, for 400 days, that this browser has signed in before: a flood of requests by others then does not keep you waiting. Where you were asked to wait before sending a form, a cookie that says since when. Neither holds your name or number, pages cannot read them, and neither is sent to other sites.',
  theGoalsThatYouPut:
    'The goals that you put into the planner for several goals, and the plans that you keep without an account, on this device only.',
  yourChoiceOfALight:
    'Your choice of a light or dark page, in a cookie. While you are signed in, another one says so, so that the page begins with the right buttons. Neither opens anything.',
  signingOutRemovesToken:
    'Signing out removes token and user. You can clear everything else in your browser at any time.',
  whatWeUse: 'What we use it for',
  toSign: 'to sign you in, and to keep others out of your account;',
  toAnswerYourQuestion: 'to answer your question and to hold your appointment, with its confirmation and reminders;',
  toShowYouYourProfile: 'to show you your profile and your plan, and to prepare a conversation with you;',
  toAskSomebodyWhom: 'to ask somebody whom you refer, and to contact them once they have agreed;',
  toKeepTheSiteSafe: 'to keep the site safe, to find faults, and to meet duties under the law.',
  weDoNotSellData:
    'We do not sell data, we do not use it for advertising of others, and no decision about you is made by a machine alone.',
  consent: 'Consent',
  whatYouGiveUsForA:
    'What you give us for a purpose that you see (to sign in, to have a question answered, to hold an appointment, to keep your profile and your plan) we use for that purpose and no other. The law calls it a legitimate use: it needs this notice, and no consent. We ask for your consent, apart from the terms and by a box of its own that is not ticked, only for these: {join} Somebody whom you refer is asked for theirs by mail.',
  youCanWithdrawAConsent:
    'You can withdraw a consent as easily as you gave it: by the same switch in your account, by the link in the mail, or by a message to the grievance officer. Each is recorded with the day and the date of this policy. What was done before stays lawful.',
  disclosure: 'Disclosure',
  withinTheFirmData: 'Within the firm, data is seen only by those who need it for their work. Outside it goes only to:',
  theServicesThatCarryOne:
    'the services that carry one-time codes and mails for us, which get the number or address and the text;',
  thoseWhoRunOurServers:
    'those who run our servers, bound by contract and without a right to use the data for themselves;',
  authoritiesAndCourtsWhere: 'authorities and courts, where the law obliges us;',
  whoeverTakesOverTheFirm: 'whoever takes over the firm, under the duties of this policy, after we have told you.',
  aFundHouseRegistrar:
    'A fund house, registrar or portfolio manager gets data from us only when you ask us to act for you there.',
  servicesThatLoadWhen: 'Services that load when you ask',
  theMapOnTheContact:
    'The map on the contact page, films in articles, the booking page of a scheduling service and the widget of a sign-in provider are not ours. None of them is asked before you press its button, which names it. From then on that service learns your network address, and what you enter there falls under its policy. A plain link or our own form stands beside each. WhatsApp opens only when you press its button, and gets nothing before you send it there.',
  whereItIsKept: 'Where it is kept',
  theDatabaseOfTheSite:
    'The database of the site runs on servers that we choose and control. Services that carry codes and mails may handle them in other countries, as far as the rules of the Government of India allow.',
  retention: 'Retention',
  whatAndWhy: 'What, and why',
  howLong: 'How long',
  whatALawObligesUs:
    'What a law obliges us to keep longer is locked, used for nothing else, and erased when the time is over.',
  security: 'Security',
  namesPhoneNumbersEmail:
    'Names, phone numbers, email addresses, the PAN, income and other answers, plans and messages are encrypted in our database (AES-256-GCM) with keys that are not in it and can be changed. Pages show the PAN masked. Tokens and codes are stored as fingerprints. Codes allow few tries, and sending them is limited per number and per address. Wherever the site is reached over the internet, the connection is encrypted. The pages run only our own scripts.',
  noSystemIsPerfectlySafe:
    'No system is perfectly safe. If a breach concerns your data, we tell you and the Data Protection Board of India without delay, with what you can do.',
  yourRights: 'Your rights',
  youMayKnowWhichData:
    'You may know which data we have about you, get a copy, have it corrected or completed, and have it erased. In your account you can do this yourself: change your details, download everything as a file that machines can read, see where you are signed in, and sign out everywhere. Without an account, write to the grievance officer. You may also name a person who exercises these rights if you die or can no longer do so.',
  deletion: 'Deletion',
  youCanDeleteYourAccount:
    'You can delete your account in it, confirmed by a fresh one-time code. Name, contact details, PAN, profile, plan, referrals, questions, appointments and sign-ins are then removed from the database. What a law obliges us to keep, such as the log of the erasure itself for one year, is named to you with its reason and the day on which it goes.',
  theDatabaseKeepsALog:
    'The database keeps a log for its repair after a crash: what was erased is out of it within half an hour. In the files of the database its place is free at once, and is overwritten by what is stored next. In backups of our servers it stays until they are replaced by newer ones; they are used for nothing but repair.',
  keepingItCorrect: 'Keeping it correct',
  pleaseTellUsWhen:
    'Please tell us when a detail changes, or change it in your account. If you change your phone number or a proven email address, we check the old and the new one by codes and tell the old one, so that nobody can take over the account unseen. If you no longer have the old one, the change waits 72 hours and can be undone by a link that we send there. An email address that you have typed, but not proven by a code, gets nothing but that code.',
  minors: 'Minors',
  accountsAppointments:
    'Accounts, appointments and questions are for persons of 18 years and more. Before details or a profile are kept, you say once that you are 18 or older, and we record when. A parent or guardian may plan for a child in their own account. We do not knowingly collect data of children. Planners for a child’s education or wedding ask for an age, not for a name, and keep it in your browser. If you learn that a child has given us data, tell us and we erase it.',
  grievanceOfficer: 'Grievance officer',
  forQuestionsAndComplaints:
    'For questions and complaints about your data: {name}, {legalName}, {street}, {city} {postalCode}. Email: {email}. Phone: {phone}. We acknowledge a complaint within 24 hours and answer it within 15 days. If the answer does not satisfy you, you can turn to the Data Protection Board of India.',
  jurisdictionAndChanges: 'Jurisdiction and changes',
  theLawOfIndiaHolds:
    'The law of India holds for this policy. The courts in {jurisdiction} have jurisdiction, except where the law gives you the right to another forum.',
  theDateOfTheLast:
    'The date of the last change stands at the top. If we want to use data in a new way, we ask for your consent before.',
  oneTimeCodes: 'One-time codes',
  toSignYouInStored: 'To sign you in. Stored as a fingerprint from which the code cannot be read back.',
  afterTheyStopBeingValid: 'after they stop being valid',
  signInsAndProofs: 'Sign-ins and proofs of a number',
  toKeepYouSigned: 'To keep you signed in, and to show you where you are.',
  untilYouSignOutDays: 'until you sign out; 30 days without use, and 180 days at the latest',
  browsersThatHaveSigned: 'Browsers that have signed in',
  toTell: 'To tell you of a sign-in by another one.',
  afterTheLastSign: 'after the last sign-in there',
  countsOfCallsAndMails: 'Counts of calls and mails, without names',
  toStopAbuse: 'To stop abuse.',
  yourAccountContactsDetails: 'Your account: contacts, details, PAN, profile, plans, passkeys and consents',
  toShowThem: 'To show them to you and to prepare a conversation with you.',
  afterYourLastSign: 'after your last sign-in, unless you erase them before; we tell you 30 days ahead',
  aPlanMadeWithoutSigning: 'A plan made without signing in',
  toShow: 'To show it to you in the same browser.',
  afterItsLastChange: 'after its last change',
  toAnswerThem: 'To answer them, and to show how they were dealt with.',
  afterTheyWereSent: 'after they were sent',
  questionsMarkedAsSpam: 'Questions marked as spam',
  toFindOne: 'To find one that is none.',
  afterTheyCame: 'after they came',
  toHoldThem: 'To hold them, and to show how they were dealt with.',
  afterTheirDate: 'after their date',
  contactDetailsOfSomebody: 'Contact details of somebody who was referred',
  toAskThemByOne: 'To ask them by one mail.',
  unlessTheyAgree: 'unless they agree',
  referralsAndTheDetails: 'Referrals, and the details of those who agreed',
  toContactThemToShow: 'To contact them; to show who referred whom.',
  afterTheReferralOrUntil: 'after the referral, or until the link in the mail removes the details',
  mailsAndMessagesThatWere: 'Mails and messages that were sent',
  toProveThatTheyLeft: 'To prove that they left. Their text is removed at once.',
  afterTheyLeft: 'after they left',
  mailsAndMessagesThatCould: 'Mails and messages that could not be sent',
  toSendThemOnce: 'To send them once the fault is mended.',
  afterTheLastTry: 'after the last try',
  theRecordOfSignIns: 'The record of sign-ins, changes, exports and erasures',
  theDigitalPersonalData: 'The Digital Personal Data Protection Rules ask for it. It holds no name.',
  afterEachEntry: 'after each entry',
  termsOfUse: 'Terms of Use',
  whatYouMayExpect: 'What you may expect of this website, and what {name} expects of those who use it.',
  definitions: 'Definitions',
  weUsAndOurMean:
    '“We”, “us” and “our” mean {legalName}, which works under the name {name}, with its registered office at {street}, {city} {postalCode}, {state}, India.',
  theSiteMeansThisWebsite:
    '“The site” means this website with its calculators, planners, articles, forms and the signed-in area. “You” means whoever uses it, for oneself or for a firm, trust or family that one may speak for. “Account” means the signed-in area that belongs to your phone number or email address. “Scheme” means a scheme of a mutual fund registered with SEBI. “Fund house” means the asset management company of a scheme.',
  yourAgreement: 'Your agreement',
  byUsingTheSite:
    'By using the site you agree to these terms. If you do not agree, please do not use it. The Privacy Policy tells what happens to your data; where you give us data, we ask for your consent separately.',
  ifASeparateWritten:
    'If a separate written agreement between you and us says something else about a service, that agreement goes first for that service.',
  services: 'Services',
  theSiteOffersFree: 'The site offers, free of charge:',
  calculatorsAndGoalPlanners: 'calculators and goal planners, which anyone can use without signing in;',
  articlesAndAnnouncements: 'articles, and announcements of webinars;',
  aFormForQuestions: 'a form for questions, and appointments with a person;',
  anAccountInWhich:
    'an account in which you keep a profile, your details and a financial plan, and from which you can refer somebody.',
  outsideOfTheSiteWe:
    'Outside of the site we offer financial planning, distribution of mutual fund schemes and, through registered portfolio managers, portfolio management services. You cannot buy, switch or redeem units on the site at present; parts in preparation are marked “Coming soon”.',
  whoMayUseTheSite: 'Who may use the site',
  anyoneMayReadTheSite:
    'Anyone may read the site and use the calculators. To make an account, to book an appointment or to send a question you must be at least 18 years old and able to make a contract under Indian law, or act for a person or an organisation that you may act for.',
  theSiteIsMade:
    'The site is made for people in India. We do not offer schemes to persons in countries where offering them would need a registration that we do not have.',
  registration: 'Registration',
  youSign:
    'You sign in with a phone number or an email address and a one-time code that we send there; there is no password. The account is made at the first sign-in. Give details that are true and your own, and correct them when they change.',
  aPanIsOptionalIf:
    'A PAN is optional. If you give one, it must be yours or that of the organisation for which you act.',
  keepingYourAccountSafe: 'Keeping your account safe',
  neverPassOnAOne:
    'Never pass on a one-time code: nobody from our side will ask you for it. What is done with a code that you passed on counts as done by you until you tell us.',
  aCodeIsValid:
    'A code is valid for five minutes and for a few tries only. In your account you see where you are signed in, and you can sign out everywhere. If you notice a use that was not yours, sign out everywhere and tell us at once.',
  calculatorsAndPlanners: 'Calculators and planners',
  aCalculatorShowsTheOutcome:
    'A calculator shows the outcome of a formula for the numbers that you type. The rate of return and the rate of inflation are assumptions. They are neither a forecast nor a promise, and no scheme is meant by them.',
  besideEachResultStandIts:
    'Beside each result stand its formula, its rate and whether payments come at the start or the end of a month. Costs of schemes, taxes and stamp duty are not taken off unless the page says so. Check a result before you rely on it for a decision.',
  distributionNotInvestment: 'Distribution, not investment advice',
  weAreAnAmfiRegistered:
    'We are an AMFI-registered Mutual Fund Distributor ({arn}). What we say about schemes goes with their distribution. It is not investment advice under the SEBI (Investment Advisers) Regulations, and not advice on tax or law.',
  mutualFundInvestmentsAre:
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully. The value of units can fall as well as rise, and what a scheme returned in the past says nothing certain about its future. Articles are meant for learning and carry the date on which they were last reviewed.',
  whatItCosts: 'What it costs',
  youPayNothing:
    'You pay nothing for the site, for an appointment or for our help with a scheme. When you invest in a regular plan through us, the fund house pays us a commission out of the expenses of the scheme. A direct plan of the same scheme carries no commission and has lower expenses. The page “Disclosures and grievances” tells what we earn.',
  questionsAppointments: 'Questions, appointments and referrals',
  weAnswerQuestionsAndHold:
    'We answer questions and hold appointments in our work hours ({text}). An appointment needs a phone number that was verified by a code. You can move or cancel it by the link in its confirmation. If we must move it, we tell you as soon as we know.',
  ifYouReferSomebodyDo:
    'If you refer somebody, do so only where that person would welcome it. We write to them once, name you, and contact them further only when they agree; unless they agree, their details are removed after 30 days. We pay no reward for a referral.',
  fairUse: 'Fair use',
  pleaseDoNot: 'Please do not:',
  giveDataOfOthersWithout: 'give data of others without their consent, or pretend to be somebody else;',
  tryToGetAtData:
    'try to get at data or functions that are not meant for you, or test the site’s security without our written consent;',
  loadTheSiteByMachine: 'load the site by machine in a way that disturbs others, or get round its limits;',
  sendAnythingThatIsUnlawful: 'send anything that is unlawful, insulting or harmful, software included;',
  useOurNameOurRegistration: 'use our name, our registration number or our pages to offer investments to others.',
  limitsOnTheNumber:
    'Limits on the number of codes, calls and messages protect everyone; reaching one only means waiting.',
  contentAndItsRights: 'Content and its rights',
  textsDrawingsTables:
    'Texts, drawings, tables and software of the site belong to us or to those who let us use them. You may print and save pages, and pass on links, tables and results of the calculators, for yourself and for people whom you help without pay, unchanged and with the source. Any other use needs our written consent.',
  whatYouTypeStaysYours: 'What you type stays yours. You allow us to store and use it to do what you asked for.',
  servicesOfOthers: 'Services of others',
  mapsFilmsTheBookingPage:
    'Maps, films, the booking page of a scheduling service and sign-in widgets of other firms load only when you ask for them; their terms then hold as well. Links lead to sites of fund houses, authorities and others. We do not control what stands there and are not answerable for it.',
  limitationOfLiability: 'Limitation of liability',
  weKeepTheSite:
    'We keep the site with care, but we do not warrant that it is free of errors or always within reach. We may change it, and interrupt it for maintenance.',
  asFarAsTheLaw:
    'As far as the law allows, we are not liable for losses that come from market movements, from decisions based on an assumed rate, from data that was wrong when it was given, from interruptions, or from events beyond our control, nor for lost profit and other indirect loss. Nothing here limits liability for fraud, for intent, for gross negligence, or where the law does not allow a limit, and nothing takes away the rights that you have as an investor under the regulations of SEBI.',
  indemnity: 'Indemnity',
  ifSomebodyMakesAClaim:
    'If somebody makes a claim against us because you broke these terms on purpose or by gross carelessness, misused another person’s data, or used the site for something unlawful, you make good the reasonable cost that this causes us. We tell you of such a claim without delay and settle nothing at your expense without hearing you.',
  termination: 'Termination',
  youMayStopUsing:
    'You may stop using the site at any time, and delete your account in it; the Privacy Policy tells what happens to the data then. We may close or block an account that breaks these terms or puts others at risk. Where we can, we tell you before, with the reason, and you can get a copy of your data.',
  theSectionsOnContent:
    'The sections on content, liability, indemnity and governing law hold on after the end. Investments that you hold are not touched: they lie with the fund house, not with us.',
  governingLaw: 'Governing law',
  theLawOfIndiaHoldsFor:
    'The law of India holds for these terms and for the use of the site. The courts in {jurisdiction} have exclusive jurisdiction, except where the law gives you the right to another court or forum. The ways of complaint to SEBI, and the online resolution of disputes in the securities market, stay open to you.',
  grievanceOfficerAndChanges: 'Grievance officer and changes',
  grievanceOfficerEmailPhone:
    'Grievance officer: {name}, {legalName}, {street}, {city} {postalCode}. Email: {email}. Phone: {phone}. Complaints are acknowledged within 24 hours and answered within 15 days; those that concern securities within the 21 days that SEBI sets.',
  weMayChangeTheseTerms:
    'We may change these terms. The date of the last change stands at the top. If a change takes something away from those who have an account, we tell them before it takes effect. Should one of these terms not hold, the others do.',
  questions: 'Questions',
  appointments: 'Appointments',
  atMost: 'at most',
});
