import { PURPOSES } from '#contract/consent-purposes.ts';
import type { LegalTextOf } from '#legal/legal-document.ts';
import { keptWords, RETENTION } from '#legal/retention.ts';

/** Privacy Policy in 18 sections. It must stay true: who changes what is stored changes this text with it. */
export const privacyOf: LegalTextOf = ({ firm, legal }) => ({
  title: 'Privacy Policy',
  lead: 'What we collect, why, how long we keep it, how it is protected, and how you get a copy or have it erased.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${firm.legalName} (“we”), ${firm.office.street}, ${firm.office.city} ${firm.office.postalCode}, ${firm.office.state}, India, decides why and how personal data of this site is used. In the words of the Digital Personal Data Protection Act, 2023, we are the data fiduciary and you are the data principal.`,
      ],
    },
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        'It covers this website, its forms and its account. It does not cover what fund houses, registrars, KYC agencies and banks do with data that you give them when you invest; they have policies of their own. You can use all calculators, read all articles and see all dates without telling us who you are.',
      ],
    },
    {
      id: 'collection',
      title: 'What you give us',
      blocks: [
        [
          'To sign in: your phone number or your email address.',
          'With a passkey, if you add one: its public key, the name that you give it, and when it was added and last used. Your fingerprint, your face and the lock of your screen stay on your device.',
          'In your account: name, email address, mobile number and, if you wish, your PAN.',
          'In your investor profile: your answers about income range, source of income, what you hold, how long you want to invest and how you feel about risk. No answer is required.',
          'In your financial plan: categories, amounts and weights. You can make a plan without signing in; it then hangs on a cookie, and moves to your account when you sign in.',
          'With a question: name, email address, the areas to talk about and your message.',
          'With an appointment: name, email address, verified phone number, topic, language, time, and whether by phone or video.',
          'With a referral: name, phone number, email address, relation and product of interest of the person whom you refer. That person gets one mail, which names you and asks whether we may keep these details; we use them for nothing else before they agree.',
        ],
        'What you type into a calculator stays in your browser. It is in the address of the page if you copy the link to your scenario, and nothing personal is.',
      ],
    },
    {
      id: 'automatic',
      title: 'What is collected by itself',
      blocks: [
        'Our server handles your network address and the name of your browser, to answer you, to limit abuse and to show you where you are signed in. Its logs leave out names, phone numbers, email addresses, PAN, codes and tokens. If a part of the site fails to load, your browser reports which part and why, without anything about you.',
        'There are no advertising cookies, no trackers of other firms and no analytics that follow you from site to site.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      blocks: [
        [
          'While you are signed in: a short-lived token and a short description of the account, in the browser’s storage under the names token and user. Neither holds your PAN or your full phone number.',
          'A cookie that renews the sign-in, a cookie by which we know a browser that has signed in before, so that we can tell you of a sign-in by another one, and a cookie for a plan made without signing in. Pages cannot read them, and none is sent to other sites.',
          'For a day after you were asked for a passkey: a cookie that ties the question to this browser.',
          'Drafts of forms, until the tab is closed or the form is sent, so that a reload loses nothing.',
          'A cookie that says, for 400 days, that this browser has signed in before: a flood of requests by others then does not keep you waiting. Where you were asked to wait before sending a form, a cookie that says since when. Neither holds your name or number, pages cannot read them, and neither is sent to other sites.',
          'The goals that you put into the planner for several goals, on this device only.',
          'Your choice of a light or dark page, in a cookie. While you are signed in, another one says so, so that the page begins with the right buttons. Neither opens anything.',
        ],
        'Signing out removes token and user. You can clear everything else in your browser at any time.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      blocks: [
        [
          'to sign you in, and to keep others out of your account;',
          'to answer your question and to hold your appointment, with its confirmation and reminders;',
          'to show you your profile and your plan, and to prepare a conversation with you;',
          'to ask somebody whom you refer, and to contact them once they have agreed;',
          'to keep the site safe, to find faults, and to meet duties under the law.',
        ],
        'We do not sell data, we do not use it for advertising of others, and no decision about you is made by a machine alone.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      blocks: [
        `What you give us for a purpose that you see (to sign in, to have a question answered, to hold an appointment, to keep your profile and your plan) we use for that purpose and no other. The law calls it a legitimate use: it needs this notice, and no consent. We ask for your consent, apart from the terms and by a box of its own that is not ticked, only for these: ${Object.values(
          PURPOSES,
        )
          .map(({ title, text }) => `${title} (${text})`)
          .join(' ')} Somebody whom you refer is asked for theirs by mail.`,
        'You can withdraw a consent as easily as you gave it: by the same switch in your account, by the link in the mail, or by a message to the grievance officer. Each is recorded with the day and the date of this policy. What was done before stays lawful.',
      ],
    },
    {
      id: 'disclosure',
      title: 'Disclosure',
      blocks: [
        'Within the firm, data is seen only by those who need it for their work. Outside it goes only to:',
        [
          'the services that carry one-time codes and mails for us, which get the number or address and the text;',
          'those who run our servers, bound by contract and without a right to use the data for themselves;',
          'authorities and courts, where the law obliges us;',
          'whoever takes over the firm, under the duties of this policy, after we have told you.',
        ],
        'A fund house, registrar or portfolio manager gets data from us only when you ask us to act for you there.',
      ],
    },
    {
      id: 'others',
      title: 'Services that load when you ask',
      blocks: [
        'The map on the contact page, films in articles, the booking page of a scheduling service and the widget of a sign-in provider are not ours. None of them is asked before you press its button, which names it. From then on that service learns your network address, and what you enter there falls under its policy. A plain link or our own form stands beside each. WhatsApp opens only when you press its button, and gets nothing before you send it there.',
      ],
    },
    {
      id: 'place',
      title: 'Where it is kept',
      blocks: [
        'The database of the site runs on servers that we choose and control. Services that carry codes and mails may handle them in other countries, as far as the rules of the Government of India allow.',
      ],
    },
    {
      id: 'retention',
      title: 'Retention',
      blocks: [
        {
          columns: ['What, and why', 'How long'],
          rows: Object.values(RETENTION).map((kept) => ({ what: kept.what, why: kept.why, howLong: keptWords(kept) })),
        },
        'What a law obliges us to keep longer is locked, used for nothing else, and erased when the time is over.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Names, phone numbers, email addresses, the PAN, income and other answers, plans and messages are encrypted in our database (AES-256-GCM) with keys that are not in it and can be changed. Pages show the PAN masked. Tokens and codes are stored as fingerprints. Codes allow few tries, and sending them is limited per number and per address. Wherever the site is reached over the internet, the connection is encrypted. The pages run only our own scripts.',
        'No system is perfectly safe. If a breach concerns your data, we tell you and the Data Protection Board of India without delay, with what you can do.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may know which data we have about you, get a copy, have it corrected or completed, and have it erased. In your account you can do this yourself: change your details, download everything as a file that machines can read, see where you are signed in, and sign out everywhere. Without an account, write to the grievance officer. You may also name a person who exercises these rights if you die or can no longer do so.',
      ],
    },
    {
      id: 'deletion',
      title: 'Deletion',
      blocks: [
        'You can delete your account in it, confirmed by a fresh one-time code. Name, contact details, PAN, profile, plan, referrals, questions, appointments and sign-ins are then removed from the database. What a law obliges us to keep, such as the log of the erasure itself for one year, is named to you with its reason and the day on which it goes.',
        'The database keeps a log for its repair after a crash: what was erased is out of it within half an hour. In the files of the database its place is free at once, and is overwritten by what is stored next. In backups of our servers it stays until they are replaced by newer ones; they are used for nothing but repair.',
      ],
    },
    {
      id: 'accuracy',
      title: 'Keeping it correct',
      blocks: [
        'Please tell us when a detail changes, or change it in your account. If you change your phone number or a proven email address, we check the old and the new one by codes and tell the old one, so that nobody can take over the account unseen. If you no longer have the old one, the change waits 72 hours and can be undone by a link that we send there. An email address that you have typed, but not proven by a code, gets nothing but that code.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      blocks: [
        'Accounts, appointments and questions are for persons of 18 years and more. Before details or a profile are kept, you say once that you are 18 or older, and we record when. A parent or guardian may plan for a child in their own account. We do not knowingly collect data of children. Planners for a child’s education or wedding ask for an age, not for a name, and keep it in your browser. If you learn that a child has given us data, tell us and we erase it.',
      ],
    },
    {
      id: 'grievance',
      title: 'Grievance officer',
      blocks: [
        `For questions and complaints about your data: ${legal.grievanceOfficer.name}, ${firm.legalName}, ${firm.office.street}, ${firm.office.city} ${firm.office.postalCode}. Email: ${legal.grievanceOfficer.email}. Phone: ${legal.grievanceOfficer.phone}. We acknowledge a complaint within 24 hours and answer it within 15 days. If the answer does not satisfy you, you can turn to the Data Protection Board of India.`,
      ],
    },
    {
      id: 'jurisdiction',
      title: 'Jurisdiction and changes',
      blocks: [
        `The law of India holds for this policy. The courts in ${legal.jurisdiction} have jurisdiction, except where the law gives you the right to another forum.`,
        'The date of the last change stands at the top. If we want to use data in a new way, we ask for your consent before.',
      ],
    },
  ],
});
