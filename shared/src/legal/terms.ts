import type { LegalTextOf } from '#legal/legal-document.ts';

/** Terms of Use in 18 sections. What they say about the site is what the site does. */
export const termsOf: LegalTextOf = ({ firm, hours, legal }) => ({
  title: 'Terms of Use',
  lead: `What you may expect of this website, and what ${firm.name} expects of those who use it.`,
  sections: [
    {
      id: 'definitions',
      title: 'Definitions',
      blocks: [
        `“We”, “us” and “our” mean ${firm.legalName}, which works under the name ${firm.name}, with its registered office at ${firm.office.street}, ${firm.office.city} ${firm.office.postalCode}, ${firm.office.state}, India.`,
        '“The site” means this website with its calculators, planners, articles, forms and the signed-in area. “You” means whoever uses it, for oneself or for a firm, trust or family that one may speak for. “Account” means the signed-in area that belongs to your phone number or email address. “Scheme” means a scheme of a mutual fund registered with SEBI. “Fund house” means the asset management company of a scheme.',
      ],
    },
    {
      id: 'agreement',
      title: 'Your agreement',
      blocks: [
        'By using the site you agree to these terms. If you do not agree, please do not use it. The Privacy Policy tells what happens to your data; where you give us data, we ask for your consent separately.',
        'If a separate written agreement between you and us says something else about a service, that agreement goes first for that service.',
      ],
    },
    {
      id: 'services',
      title: 'Services',
      blocks: [
        'The site offers, free of charge:',
        [
          'calculators and goal planners, which anyone can use without signing in;',
          'articles, and announcements of webinars;',
          'a form for questions, and appointments with a person;',
          'an account in which you keep a profile, your details and a financial plan, and from which you can refer somebody.',
        ],
        'Outside of the site we offer financial planning, distribution of mutual fund schemes and, through registered portfolio managers, portfolio management services. You cannot buy, switch or redeem units on the site at present; parts in preparation are marked “Coming soon”.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use the site',
      blocks: [
        'Anyone may read the site and use the calculators. To make an account, to book an appointment or to send a question you must be at least 18 years old and able to make a contract under Indian law, or act for a person or an organisation that you may act for.',
        'The site is made for people in India. We do not offer schemes to persons in countries where offering them would need a registration that we do not have.',
      ],
    },
    {
      id: 'registration',
      title: 'Registration',
      blocks: [
        'You sign in with a phone number or an email address and a one-time code that we send there; there is no password. The account is made at the first sign-in. Give details that are true and your own, and correct them when they change.',
        'A PAN is optional. If you give one, it must be yours or that of the organisation for which you act.',
      ],
    },
    {
      id: 'account-safety',
      title: 'Keeping your account safe',
      blocks: [
        'Never pass on a one-time code: nobody from our side will ask you for it. What is done with a code that you passed on counts as done by you until you tell us.',
        'A code is valid for five minutes and for a few tries only. In your account you see where you are signed in, and you can sign out everywhere. If you notice a use that was not yours, sign out everywhere and tell us at once.',
      ],
    },
    {
      id: 'calculators',
      title: 'Calculators and planners',
      blocks: [
        'A calculator shows the outcome of a formula for the numbers that you type. The rate of return and the rate of inflation are assumptions. They are neither a forecast nor a promise, and no scheme is meant by them.',
        'Beside each result stand its formula, its rate and whether payments come at the start or the end of a month. Costs of schemes, taxes and stamp duty are not taken off unless the page says so. Check a result before you rely on it for a decision.',
      ],
    },
    {
      id: 'distribution',
      title: 'Distribution, not investment advice',
      blocks: [
        `We are an AMFI-registered Mutual Fund Distributor (${firm.arn}). What we say about schemes goes with their distribution. It is not investment advice under the SEBI (Investment Advisers) Regulations, and not advice on tax or law.`,
        'Mutual Fund investments are subject to market risks, read all scheme related documents carefully. The value of units can fall as well as rise, and what a scheme returned in the past says nothing certain about its future. Articles are meant for learning and carry the date on which they were last reviewed.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      blocks: [
        'You pay nothing for the site, for an appointment or for our help with a scheme. When you invest in a regular plan through us, the fund house pays us a commission out of the expenses of the scheme. A direct plan of the same scheme carries no commission and has lower expenses. The page “Disclosures and grievances” tells what we earn.',
      ],
    },
    {
      id: 'questions-appointments-referrals',
      title: 'Questions, appointments and referrals',
      blocks: [
        `We answer questions and hold appointments in our work hours (${hours.text}). An appointment needs a phone number that was verified by a code. You can move or cancel it by the link in its confirmation. If we must move it, we tell you as soon as we know.`,
        'If you refer somebody, do so only where that person would welcome it. We write to them once, name you, and contact them further only when they agree; unless they agree, their details are removed after 30 days. We pay no reward for a referral.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Please do not:',
        [
          'give data of others without their consent, or pretend to be somebody else;',
          'try to get at data or functions that are not meant for you, or test the site’s security without our written consent;',
          'load the site by machine in a way that disturbs others, or get round its limits;',
          'send anything that is unlawful, insulting or harmful, software included;',
          'use our name, our registration number or our pages to offer investments to others.',
        ],
        'Limits on the number of codes, calls and messages protect everyone; reaching one only means waiting.',
      ],
    },
    {
      id: 'content',
      title: 'Content and its rights',
      blocks: [
        'Texts, drawings, tables and software of the site belong to us or to those who let us use them. You may print and save pages, and pass on links, tables and results of the calculators, for yourself and for people whom you help without pay, unchanged and with the source. Any other use needs our written consent.',
        'What you type stays yours. You allow us to store and use it to do what you asked for.',
      ],
    },
    {
      id: 'services-of-others',
      title: 'Services of others',
      blocks: [
        'Maps, films, the booking page of a scheduling service and sign-in widgets of other firms load only when you ask for them; their terms then hold as well. Links lead to sites of fund houses, authorities and others. We do not control what stands there and are not answerable for it.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        'We keep the site with care, but we do not warrant that it is free of errors or always within reach. We may change it, and interrupt it for maintenance.',
        'As far as the law allows, we are not liable for losses that come from market movements, from decisions based on an assumed rate, from data that was wrong when it was given, from interruptions, or from events beyond our control, nor for lost profit and other indirect loss. Nothing here limits liability for fraud, for intent, for gross negligence, or where the law does not allow a limit, and nothing takes away the rights that you have as an investor under the regulations of SEBI.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      blocks: [
        'If somebody makes a claim against us because you broke these terms on purpose or by gross carelessness, misused another person’s data, or used the site for something unlawful, you make good the reasonable cost that this causes us. We tell you of such a claim without delay and settle nothing at your expense without hearing you.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You may stop using the site at any time, and delete your account in it; the Privacy Policy tells what happens to the data then. We may close or block an account that breaks these terms or puts others at risk. Where we can, we tell you before, with the reason, and you can get a copy of your data.',
        'The sections on content, liability, indemnity and governing law hold on after the end. Investments that you hold are not touched: they lie with the fund house, not with us.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        `The law of India holds for these terms and for the use of the site. The courts in ${legal.jurisdiction} have exclusive jurisdiction, except where the law gives you the right to another court or forum. The ways of complaint to SEBI, and the online resolution of disputes in the securities market, stay open to you.`,
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer and changes',
      blocks: [
        `Grievance officer: ${legal.grievanceOfficer.name}, ${firm.legalName}, ${firm.office.street}, ${firm.office.city} ${firm.office.postalCode}. Email: ${legal.grievanceOfficer.email}. Phone: ${legal.grievanceOfficer.phone}. Complaints are acknowledged within 24 hours and answered within 15 days; those that concern securities within the 21 days that SEBI sets.`,
        'We may change these terms. The date of the last change stands at the top. If a change takes something away from those who have an account, we tell them before it takes effect. Should one of these terms not hold, the others do.',
      ],
    },
  ],
});
