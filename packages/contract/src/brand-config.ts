import Type from 'typebox';
import { Brand } from './brand.ts';
import { COLOUR_PATTERN } from './colour-pattern.ts';
import { FILE_FONT, FONT_CHOICES } from './font-choice.ts';
import { ICON_NAMES } from './icon-names.ts';
import { IMAGE_ADDRESS_PATTERN } from './media.ts';
import { NAMES_CATEGORY } from './names-category.ts';
import { NAMES_CITY } from './names-city.ts';
import { NAMES_LINK } from './names-link.ts';
import { NUMBERED } from './numbered.ts';
import { PICTURE_SHAPE } from './picture-shape.ts';
import { PICTURE_ALT_MAX } from './pictures.ts';
import { SITE_PATH_PATTERN } from './site-path.ts';

const closed = { additionalProperties: false } as const;

interface Texts {
  /** The label of a form. */
  readonly title?: string;
  readonly description?: string;
  readonly [NAMES_CITY.key]?: string;
}

const slugWith = (texts: Texts) =>
  Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60, ...texts });
const Slug = slugWith({
  title: 'Name in URLs',
  description: 'Lower-case letters, digits and hyphens, such as navi-mumbai.',
});
const colour = (title: string) =>
  Type.String({
    pattern: COLOUR_PATTERN,
    title,
    description: 'A colour of six hexadecimal digits, such as #b03c00.',
  });
const httpsUrl = (texts: Texts = {}) =>
  Type.String({
    pattern: '^https://',
    maxLength: 400,
    description: 'A full https:// address.',
    ...texts,
  });
const Price = Type.Integer({
  minimum: 1,
  maximum: 999_999,
  title: 'Price',
  description: 'In whole rupees, such as 1499.',
});
const text = (maxLength: number, texts: Texts = {}) =>
  Type.String({ minLength: 1, maxLength, ...texts });

/** An advertisement slot. Its content is configured here: no other site is requested. */
const AdvertSlot = Type.Object(
  {
    slot: slugWith({
      title: 'Space',
      description: 'Lower-case letters, digits and hyphens, such as home-middle.',
    }),
    label: text(40, {
      title: 'Label',
      description: 'The label that marks it as paid, such as Advertisement.',
    }),
    enabled: Type.Boolean({
      title: 'Shown',
      description: 'While off, the space takes no room on any page.',
    }),
    advert: Type.Object(
      {
        advertiser: text(60, { title: 'Advertiser' }),
        text: text(140, { title: 'Text' }),
        link: httpsUrl({ title: 'Link' }),
        imageUrl: Type.Optional(
          Type.String({
            pattern: SITE_PATH_PATTERN,
            maxLength: 400,
            title: 'Picture',
            description: 'A picture of this site, twice as wide as high.',
          }),
        ),
      },
      { ...closed, title: 'Advertisement' },
    ),
  },
  closed,
);
export type AdvertSlot = Type.Static<typeof AdvertSlot>;

const Contact = Type.Object(
  {
    email: Type.String({
      pattern: '^[^\\s@<>]+@[^\\s@<>]+\\.[a-z]+$',
      maxLength: 120,
      title: 'Email',
    }),
    phone: Type.String({
      pattern: '^\\+[0-9]{1,3}( [0-9]+)+$',
      maxLength: 24,
      title: 'Phone',
      description: 'With the country code, in groups: +91 80 4718 0000.',
    }),
    hours: text(80, { title: 'Hours' }),
    address: text(200, { title: 'Address' }),
  },
  closed,
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
    policy: Type.Optional(httpsUrl()),
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
    ...closed,
    description: 'Where people report security problems. Absent: the email address of contact.',
  },
);

/** Who sells, as invoices name them. */
const Company = Type.Object(
  {
    legalName: text(120),
    address: text(200),
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
    ...closed,
    description: 'The seller on invoices. Absent: the name of the brand and its contact address.',
  },
);

/** More do not fit beside each other on the widest pages. */
export const HEADER_CATEGORIES_MAX = 8;

/** A keyword under a category, with a page of its own at `/k/{tag}-jobs`. */
export const Tag = Type.Object(
  {
    dataId: Type.Integer({ minimum: 1, ...NUMBERED }),
    label: Type.String({ minLength: 1, title: 'Name' }),
    tag: Slug,
  },
  closed,
);
export type Tag = Type.Static<typeof Tag>;

/** `dataId` is unique within a brand only: brand and dataId together are the key. */
export const Category = Type.Object(
  {
    dataId: Type.Integer({ minimum: 1, ...NUMBERED }),
    label: Type.String({ minLength: 1, title: 'Name' }),
    tag: Slug,
    icon: Type.Optional(
      Type.Enum(ICON_NAMES, {
        title: 'Icon',
        description: 'Shown beside the skills of the category.',
      }),
    ),
    tags: Type.Array(Tag, { title: 'Skills' }),
  },
  closed,
);
export type Category = Type.Static<typeof Category>;

export const City = Type.Object(
  {
    id: Type.Integer({ minimum: 1, ...NUMBERED }),
    label: Type.String({ minLength: 1, title: 'Name' }),
    slug: Slug,
    synonyms: Type.Array(Type.String({ minLength: 1 }), {
      title: 'Other names',
      description: 'Other names people use, as written: "Bengaluru" for Bangalore.',
    }),
    nearby: Type.Array(slugWith({ [NAMES_CITY.key]: NAMES_CITY.value }), {
      title: 'Cities nearby',
      description: 'Cities that a commuter would also consider.',
    }),
    promoted: Type.Boolean({
      title: 'In the list of cities',
      description: 'Listed on the home page and for search engines.',
    }),
  },
  closed,
);
export type City = Type.Static<typeof City>;

const Palette = Type.Object(
  {
    accent: colour('Buttons and marks'),
    /** On `accentSoft` it has a contrast of at least 4.5 to 1, as `onAccent` has on `accent`. */
    accentText: colour('Links and accents in text'),
    onAccent: colour('Text on buttons'),
    accentSoft: colour('Soft background'),
  },
  closed,
);

const logoPicture = (title: string, description: string) =>
  Type.String({
    pattern: IMAGE_ADDRESS_PATTERN,
    maxLength: 400,
    title,
    description,
    [PICTURE_SHAPE]: 'wordmark',
  });

/** Shown in the header in place of the name, whole and left-aligned in a box of 4:1. */
const Logo = Type.Object(
  {
    light: logoPicture(
      'Picture',
      'A picture that was uploaded in Studio: SVG, PNG, JPEG or WebP, about four times as wide as high.',
    ),
    dark: Type.Optional(
      logoPicture(
        'Picture in dark mode',
        'A picture that was uploaded in Studio, for dark backgrounds. Without one, the logo is shown in both modes.',
      ),
    ),
    alt: text(PICTURE_ALT_MAX, {
      title: 'Text of the logo',
      description: 'The name in the logo, for people who cannot see it.',
    }),
  },
  {
    ...closed,
    title: 'Logo',
    description: 'In the header of every page. Without one, the name of the site is written there.',
  },
);

const Plan = Type.Object(
  {
    name: Type.String({ title: 'Name' }),
    description: Type.Array(Type.String(), { title: 'What it offers' }),
    priceRupees: Price,
    months: Type.Integer({
      minimum: 1,
      maximum: 60,
      title: 'Months',
    }),
    perMonthRupees: Type.Integer({
      minimum: 0,
      title: 'Price a month',
      description: 'The price divided by the months, rounded up or down to a rupee.',
    }),
  },
  closed,
);

/** `brand-configs/<brand>.json`: everything that a brand may change without a release. */
export const BrandConfig = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    brand: Brand,
    name: Type.String({ minLength: 1, title: 'Name of the site' }),
    shortName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 12,
        title: 'Short name',
        description:
          'The name under the icon on a home screen. Without one, it is the name of the site.',
      }),
    ),
    tagline: Type.String({ minLength: 1, title: 'Tagline' }),
    hosts: Type.Array(
      Type.String({
        pattern: '^[a-z0-9.-]+$',
        description: 'A host without protocol and port, such as jobs.example.',
      }),
      { minItems: 1 },
    ),
    colours: Type.Object(
      {
        light: Type.Object(Palette.properties, { ...closed, title: 'Light mode' }),
        dark: Type.Object(Palette.properties, { ...closed, title: 'Dark mode' }),
      },
      closed,
    ),
    logo: Type.Optional(Logo),
    header: Type.Optional(
      Type.Object(
        {
          categories: Type.Array(slugWith({ [NAMES_CATEGORY.key]: NAMES_CATEGORY.value }), {
            uniqueItems: true,
            maxItems: HEADER_CATEGORIES_MAX,
            title: 'Categories in the header',
            description: 'In this order. Without any, the header shows the first ones.',
          }),
        },
        {
          ...closed,
          title: 'Header',
          description: 'Of every page that does not choose its own categories.',
        },
      ),
    ),
    fonts: Type.Optional(
      Type.Enum(FONT_CHOICES, {
        default: FILE_FONT,
        title: 'Fonts',
        description:
          'Newsreader is downloaded, for headings. All others are fonts of people’s devices.',
      }),
    ),
    flags: Type.Object(
      {
        competition: Type.Boolean({ title: 'Competitions' }),
        applyFloatingButton: Type.Boolean({
          title: 'Apply button that stays in view',
          description: 'On pages of jobs.',
        }),
        enableChatSticky: Type.Optional(
          Type.Boolean({
            title: 'Chat in the corner of pages',
            description: 'For members, on pages with the chat block. Off by default.',
          }),
        ),
        enableAdsPreload: Type.Optional(
          Type.Boolean({
            title: 'Advertisements load early',
            description:
              'Loads their pictures with the page instead of on scrolling. Off by default.',
          }),
        ),
        trialMode: Type.Optional(
          Type.Boolean({
            description:
              'Also accepts the encrypted token that a browser has stored; absent is off.',
          }),
        ),
      },
      closed,
    ),
    links: Type.Object(
      {
        recruiterLogin: httpsUrl({ title: 'Login of recruiters' }),
        help: Type.String({ title: 'Help', [NAMES_LINK.key]: NAMES_LINK.value }),
        blog: httpsUrl({ title: 'Blog' }),
        social: Type.Record(Type.String(), httpsUrl(), {
          title: 'Social networks',
          description: 'Links to the pages of the site on social networks.',
        }),
      },
      closed,
    ),
    contact: Contact,
    security: Type.Optional(Security),
    company: Type.Optional(Company),
    adverts: Type.Array(AdvertSlot, { maxItems: 20, title: 'Advertisements' }),
    apps: Type.Array(
      Type.Object(
        {
          store: Type.String({ title: 'Store', description: 'Such as android or ios.' }),
          id: Type.String({ title: 'Id in the store' }),
          label: Type.String({ title: 'Label' }),
          url: httpsUrl({ title: 'Link' }),
        },
        closed,
      ),
      { title: 'Apps', description: 'The apps of the site, and the stores that have them.' },
    ),
    plans: Type.Object(
      {
        earlyApplicant: Plan,
        resumeBuilder: Plan,
        proMembership: Plan,
        bothSaveRupees: Type.Integer({
          minimum: 0,
          title: 'Saving on both together',
          description: 'Rupees that people save on Early Applicant and Resume Builder together.',
        }),
      },
      closed,
    ),
    topSchools: Type.Optional(
      Type.Array(text(120), {
        maxItems: 100,
        default: [],
        title: 'Top schools',
        description: 'For applicant insights, under every name that people use.',
      }),
    ),
    applyLimit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        title: 'Applications in 30 days',
        description: 'How many jobs a basic member can apply for in 30 days. 30 by default.',
      }),
    ),
    earlyApplicant: Type.Optional(
      Type.Object(
        {
          hours: Type.Integer({ minimum: 1, maximum: 720, title: 'Posted within hours' }),
          applications: Type.Integer({
            minimum: 1,
            maximum: 1000,
            title: 'With fewer applications than',
          }),
        },
        {
          ...closed,
          title: 'Early jobs',
          description:
            'Which jobs are early: posted within so many hours, with fewer than so many applications. 72 and 10 by default.',
        },
      ),
    ),
    resumeLimit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 50,
        title: 'Saved resumes',
        description: 'How many resumes a member can save in the Resume Builder. 5 by default.',
      }),
    ),
    unpaidMailMinutes: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 1200,
        title: 'Reminder of an unpaid order',
        description: 'Minutes after which we email once about it. 60 by default.',
      }),
    ),
    staticAssetVersion: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    categories: Type.Array(Category, { minItems: 1, title: 'Categories' }),
    cities: Type.Array(City, { minItems: 1, title: 'Cities' }),
  },
  closed,
);
export type BrandConfig = Type.Static<typeof BrandConfig>;

/** The paths of what only a deployment decides: texts that Studio publishes cannot change it. */
export const OPERATOR_FIELDS = [
  ['brand'],
  ['hosts'],
  ['security'],
  ['company'],
  ['staticAssetVersion'],
  ['flags', 'trialMode'],
] as const satisfies readonly (readonly string[])[];
