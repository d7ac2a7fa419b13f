import { messages } from '#contract/messages.en.ts';
import { z } from '#contract/zod.ts';
import { LANGUAGES, type Language } from '#language/languages.ts';

const text = (max: number) => z.string().trim().min(1).max(max);
const link = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/, messages.siteAddressForm)]);
const day = z.iso.date();
const titled = z.strictObject({ title: text(120), text: text(600) });
const OTHER_LANGUAGES = (Object.keys(LANGUAGES) as Language[]).filter((name) => name !== 'en');
/** Something of the firm's that is heard or read elsewhere. */
const published = z.strictObject({
  title: text(160),
  date: z.iso.date(messages.writeDay),
  minutes: z.int(messages.giveMinutes).min(1, messages.giveMinutes).max(600, messages.giveMinutes),
  link,
  text: text(600).optional(),
});
const colour = z.string().regex(/^#[\da-f]{6}$/i, messages.writeColour);
const phone = z.string().regex(/^\+\d[\d ]{6,18}$/, messages.writePhoneNumber);
/** A file in `site/media`, and what it shows, for whoever does not see it. */
const picture = z.strictObject({
  file: z.string().regex(/^[\w-]+\.(svg|png|jpe?g|webp|avif)$/, messages.writePictureFile),
  alt: text(200),
});
const percent = z.number().min(0).max(100);

/**
 * Everything that makes the site one firm's: read from `site.json` when the origin starts, checked here, sent to the
 * browser as JSON. It holds no secret.
 */
export const siteFacts = z.strictObject({
  sample: z.boolean().default(false).describe(messages.siteSampleNote),
  firm: z.strictObject({
    name: text(80),
    legalName: text(160),
    tagline: text(200),
    founded: day,
    city: text(80),
    arn: z.string().regex(/^ARN-\d{1,7}$/, messages.writeArn),
    arnValidUntil: day,
    cin: z.string().regex(/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, messages.writeCin),
    email: z.email(),
    phone,
    /** Shown beside the phone where it is given. */
    whatsapp: phone.optional(),
    office: z.strictObject({
      street: text(200),
      city: text(80),
      state: text(80),
      postalCode: z.string().regex(/^\d{6}$/),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  }),
  /** An SVG in `site`, in the place of the sample's mark: in the header, in tabs, as the icon of the app, on paper. */
  logo: z
    .string()
    .regex(/^[\w-]+\.svg$/, messages.writeLogoFile)
    .optional(),
  /** The colour of buttons, links and gains in the two themes, in the place of the sample's green. */
  accent: z.strictObject({ light: colour, dark: colour }).optional(),
  /** Without one, the letters are those of each visitor's machine. */
  typeface: z
    .strictObject({
      /** A variable WOFF2 of weights 400 to 700 in `site/fonts`. */
      file: z.string().regex(/^[\w-]+\.woff2$/, messages.writeFontFile),
      /** For pages in a language with letters of its own: a WOFF2 of the same family, and the letters that it holds. */
      scripts: z
        .partialRecord(
          z.enum(OTHER_LANGUAGES),
          z.strictObject({
            file: z.string().regex(/^[\w-]+\.woff2$/, messages.writeFontFile),
            letters: z.string().regex(/^U\+[\dA-F-]+(,U\+[\dA-F-]+)*$/),
          }),
        )
        .optional(),
      /** Of its line box, as shares of its size. */
      ascentPct: percent,
      descentPct: percent,
      /** Typefaces of visitors' machines that are shown until it is there, and how wide it is beside them. */
      standIns: z
        .array(
          z.strictObject({
            fonts: z
              .array(z.string().regex(/^[\w -]{1,40}$/))
              .min(1)
              .max(6),
            widthPct: z.number().min(50).max(200),
          }),
        )
        .max(2),
    })
    .optional(),
  /**
   * Languages besides English that the site is offered in. A text of this file may then be given in each of them:
   * `{ "en": "Monday to Saturday", "hi": "सोमवार से शनिवार" }`.
   */
  languages: z.array(z.enum(OTHER_LANGUAGES)).optional(),
  hours: z.strictObject({
    /** Its times never break: `8 PM` stays on one line wherever it stands. */
    text: text(80).transform((hours) => hours.replace(/(\d) (?=AM\b|PM\b|बजे|ರಿಂದ|ರವರೆಗೆ)/g, '$1\u00a0')),
    /** ISO weekdays, 1 = Monday. */
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
    opens: z.iso.time({ precision: -1 }),
    closes: z.iso.time({ precision: -1 }),
  }),
  socials: z
    .array(
      z.strictObject({ name: z.enum(['LinkedIn', 'YouTube', 'Instagram', 'WhatsApp', 'Facebook', 'X']), url: link }),
    )
    .max(6),
  home: z.strictObject({
    /** A note to whoever edits the file; never shown. */
    comment: text(400).optional(),
    headline: text(80),
    welcome: text(120),
    lead: text(400),
    slides: z
      .array(titled.extend({ linkText: text(60), link, picture: z.enum(['steps', 'goals', 'slots']) }))
      .min(1)
      .max(6),
    story: z.strictObject({ lead: text(600), text: text(1200) }),
    planner: titled,
    mission: z.tuple([titled, titled, titled, titled]),
    history: z
      .array(z.strictObject({ date: day.optional(), label: text(40), text: text(300) }))
      .min(1)
      .max(12),
    values: z.array(titled).min(1).max(8),
    next: text(400),
    testimonials: z
      .array(z.strictObject({ quote: text(400), by: text(80) }))
      .max(8)
      .describe(messages.siteVoicesNote),
  }),
  about: z.strictObject({
    story: z.array(text(1200)).min(1).max(8),
    leaders: z
      .array(
        z.strictObject({
          name: text(80),
          role: text(120),
          text: text(600),
          portrait: picture.optional(),
          /** AMFI's number of a person who speaks with clients about schemes; it stands on their orders. */
          euin: z
            .string()
            .regex(/^E\d{6}$/, messages.writeEuin)
            .optional(),
        }),
      )
      .max(8),
    /** What others have certified of the firm or its people, such as NISM's examinations. */
    certificates: z
      .array(z.strictObject({ name: text(120), holder: text(120).optional(), picture }))
      .max(12)
      .optional(),
    /** Whom the firm works with. */
    partners: z
      .array(z.strictObject({ name: text(80), link: link.optional(), picture }))
      .max(40)
      .optional(),
    services: z.array(titled).min(1).max(8),
  }),
  webinars: z
    .array(
      z.strictObject({
        title: text(160),
        start: z.iso.datetime({ offset: true }),
        minutes: z.int().min(5).max(600),
        speakerRole: text(120),
        registration: link,
      }),
    )
    .max(20)
    .default([]),
  /** /eyourself says so where there are none. */
  podcasts: z
    .array(published.extend({ speaker: text(120) }))
    .max(20)
    .default([]),
  /** What people outside the firm have written about its calculators or articles. */
  expertReviews: z
    .array(published.extend({ reviewer: text(120) }))
    .max(20)
    .default([]),
  legal: z.strictObject({
    lastUpdated: day,
    grievanceOfficer: z.strictObject({ name: text(80), email: z.email(), phone: text(24) }),
    /** The city whose courts decide. */
    jurisdiction: text(80),
    /** What fund houses pay the firm a year, as a share of the client's holding; shown on /disclosures. */
    commissions: z
      .array(
        z
          .strictObject({ category: text(120), fromPct: percent, toPct: percent })
          .refine((row) => row.fromPct <= row.toPct, { path: ['toPct'], message: messages.notBelowFromPct }),
      )
      .max(20)
      .default([]),
  }),
  appointments: z.strictObject({
    /** Address of a Calendly-like scheduler; without one the site books by itself. */
    schedulerUrl: z.url({ protocol: /^https$/ }).optional(),
    minutes: z.int().min(10).max(240).default(30),
    capacity: z.int().min(1).max(50).default(1),
    holidays: z.array(day).max(366).default([]),
    topics: z.array(text(80)).min(1).max(20),
    languages: z.array(text(40)).min(1).max(20),
  }),
});
export type SiteFacts = z.infer<typeof siteFacts> & {
  /** Host of the assistant behind `/ask`, where the origin has one: of its settings, and not of `site.json`. */
  assistantHost?: string;
};
