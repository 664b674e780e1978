import Type from 'typebox';
import { Brand } from './brand.ts';
import { ICON_NAMES } from './icon-names.ts';
import { SITE_PATH_PATTERN } from './site-path.ts';

const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 60,
  description: 'A slug of lower-case letters, digits and hyphens, such as navi-mumbai.',
});
const Hex = Type.String({
  pattern: '^#[0-9a-fA-F]{6}$',
  description: 'A colour of six hexadecimal digits, such as #b03c00.',
});
const HttpsUrl = Type.String({
  pattern: '^https://',
  maxLength: 400,
  description: 'A full https:// address.',
});
const Rupees = Type.Integer({ minimum: 0 });
const Price = Type.Integer({
  minimum: 1,
  maximum: 999_999,
  description: 'A price in whole rupees, 1 or more, such as 1499.',
});
const BoundedText = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** An advertisement slot. Its content is configured here: no other site is requested. */
const AdvertSlot = Type.Object(
  {
    slot: Slug,
    label: Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'The label that marks it as paid, such as Advertisement.',
    }),
    enabled: Type.Boolean({ description: 'While off, the slot takes no space on any page.' }),
    advert: Type.Object(
      {
        advertiser: BoundedText(60),
        text: BoundedText(140),
        link: HttpsUrl,
        imageUrl: Type.Optional(
          Type.String({
            pattern: SITE_PATH_PATTERN,
            maxLength: 400,
            description: 'A picture of this site, twice as wide as high.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type AdvertSlot = Type.Static<typeof AdvertSlot>;

const Contact = Type.Object(
  {
    email: Type.String({ pattern: '^[^\\s@<>]+@[^\\s@<>]+\\.[a-z]+$', maxLength: 120 }),
    phone: Type.String({
      pattern: '^\\+[0-9]{1,3}( [0-9]+)+$',
      maxLength: 24,
      description: 'With the country code, in groups: +91 80 4718 0000.',
    }),
    hours: BoundedText(80),
    address: BoundedText(200),
  },
  { additionalProperties: false },
);

/** Where people report security problems: `/.well-known/security.txt` (RFC 9116). */
const Security = Type.Object(
  {
    contact: Type.Array(
      Type.String({
        pattern: '^(https://|mailto:[^\\s@]+@)[^\\s@]+$',
        maxLength: 400,
        description: 'A mailto: or https:// address, the preferred one first.',
      }),
      { minItems: 1, maxItems: 5 },
    ),
    policy: Type.Optional(HttpsUrl),
    languages: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' }), {
        minItems: 1,
        maxItems: 5,
        description: 'Languages that you answer in; absent is en.',
      }),
    ),
    validDays: Type.Optional(
      Type.Integer({
        minimum: 7,
        maximum: 365,
        description:
          'Expires is so many days from today, so that it is never in the past; absent is 180.',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: 'Where people report security problems. Absent: the email address of contact.',
  },
);

/** Who sells, as invoices name them. */
const Company = Type.Object(
  {
    legalName: BoundedText(120),
    address: BoundedText(200),
    gstin: Type.Optional(
      Type.String({
        pattern: '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$',
        description:
          'The GSTIN of the seller, such as 29AAAAA0000A1Z5, for tax invoices. Absent: prices and invoices show no tax.',
      }),
    ),
    gstPercent: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 40,
        description:
          'GST included in prices, in percent: shown at checkout and on invoices. Needs gstin; past orders keep their rate.',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: 'The seller on invoices. Absent: the name of the brand and its contact address.',
  },
);

/** A keyword under a category, with a page of its own at `/k/{tag}-jobs`. */
export const Tag = Type.Object(
  { dataId: Type.Integer({ minimum: 1 }), label: Type.String({ minLength: 1 }), tag: Slug },
  { additionalProperties: false },
);
export type Tag = Type.Static<typeof Tag>;

/** `dataId` is unique within a brand only: brand and dataId together are the key. */
export const Category = Type.Object(
  {
    dataId: Type.Integer({ minimum: 1 }),
    label: Type.String({ minLength: 1 }),
    tag: Slug,
    icon: Type.Optional(
      Type.Enum(ICON_NAMES, { description: 'Shown beside the skills of the category.' }),
    ),
    tags: Type.Array(Tag),
  },
  { additionalProperties: false },
);
export type Category = Type.Static<typeof Category>;

export const City = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    label: Type.String({ minLength: 1 }),
    slug: Slug,
    synonyms: Type.Array(Type.String({ minLength: 1 }), {
      description: 'Other names people use, as written: "Bengaluru" for Bangalore.',
    }),
    nearby: Type.Array(Slug, { description: 'Slugs of cities a commuter would also consider.' }),
    promoted: Type.Boolean({ description: 'Listed in the city list for search engines.' }),
  },
  { additionalProperties: false },
);
export type City = Type.Static<typeof City>;

const Palette = Type.Object(
  {
    accent: Hex,
    /** The accent colour behind text: contrast of at least 4.5 to 1. */
    accentText: Hex,
    onAccent: Hex,
    accentSoft: Hex,
  },
  { additionalProperties: false },
);

const Plan = Type.Object(
  {
    name: Type.String(),
    description: Type.Array(Type.String()),
    priceRupees: Price,
    months: Type.Integer({ minimum: 1, maximum: 60, description: 'A term of 1 to 60 months.' }),
    /** The price divided by the months, rounded up or down to a rupee. */
    perMonthRupees: Rupees,
  },
  { additionalProperties: false },
);

/** `brand-configs/<brand>.json`: everything that a brand may change without a release. */
export const BrandConfig = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    brand: Brand,
    name: Type.String({ minLength: 1 }),
    shortName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 12,
        description:
          'The name under the icon on a home screen, 12 letters at most; absent is the name.',
      }),
    ),
    tagline: Type.String({ minLength: 1 }),
    hosts: Type.Array(
      Type.String({
        pattern: '^[a-z0-9.-]+$',
        description: 'A host without protocol and port, such as jobs.example.',
      }),
      { minItems: 1 },
    ),
    colours: Type.Object({ light: Palette, dark: Palette }, { additionalProperties: false }),
    flags: Type.Object(
      {
        competition: Type.Boolean(),
        applyFloatingButton: Type.Boolean(),
        enableChatSticky: Type.Optional(
          Type.Boolean({ description: 'The block chat-sticky shows; absent is off.' }),
        ),
        enableAdsPreload: Type.Optional(
          Type.Boolean({
            description:
              'Loads pictures of adverts with the page instead of on scrolling; absent is off.',
          }),
        ),
        trialMode: Type.Optional(
          Type.Boolean({
            description:
              'Also accepts the encrypted token that a browser has stored; absent is off.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    links: Type.Object(
      {
        recruiterLogin: HttpsUrl,
        help: Type.String(),
        blog: HttpsUrl,
        social: Type.Record(Type.String(), HttpsUrl),
      },
      { additionalProperties: false },
    ),
    contact: Contact,
    security: Type.Optional(Security),
    company: Type.Optional(Company),
    adverts: Type.Array(AdvertSlot, { maxItems: 20 }),
    apps: Type.Array(
      Type.Object(
        { store: Type.String(), id: Type.String(), label: Type.String(), url: HttpsUrl },
        { additionalProperties: false },
      ),
      { description: 'Mobile app store deep links.' },
    ),
    plans: Type.Object(
      {
        earlyApplicant: Plan,
        resumeBuilder: Plan,
        proMembership: Plan,
        bothSaveRupees: Rupees,
      },
      { additionalProperties: false },
    ),
    topSchools: Type.Optional(
      Type.Array(BoundedText(120), {
        maxItems: 100,
        default: [],
        description:
          'Top schools for applicant insights, under every name that people use; absent is none.',
      }),
    ),
    applyLimit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        description: 'How many jobs a basic member can apply for in 30 days; absent is 30.',
      }),
    ),
    earlyApplicant: Type.Optional(
      Type.Object(
        {
          hours: Type.Integer({ minimum: 1, maximum: 720 }),
          applications: Type.Integer({ minimum: 1, maximum: 1000 }),
        },
        {
          additionalProperties: false,
          description:
            'Which jobs are early: posted within so many hours, with fewer than so many applications; absent is 72 and 10.',
        },
      ),
    ),
    resumeLimit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 50,
        description: 'How many resumes a member can save in the Resume Builder; absent is 5.',
      }),
    ),
    unpaidMailMinutes: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 1200,
        description: 'Minutes after which we email once about an unpaid order; absent is 60.',
      }),
    ),
    staticAssetVersion: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    categories: Type.Array(Category, { minItems: 1 }),
    cities: Type.Array(City, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type BrandConfig = Type.Static<typeof BrandConfig>;
