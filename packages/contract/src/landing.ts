import Type from 'typebox';
import { Brand } from './brand.ts';
import { SAFE_ADDRESS_PATTERN } from './site-path.ts';
import { Instant } from './when.ts';

/** The folder of the landing pages below `layouts/`, and the kind of their pages. */
export const LANDING = 'landing';

export const LANDING_SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
/** The name of a landing page: its file is `layouts/<name>.json`. */
export const LANDING_NAME_PATTERN = `^${LANDING}/${LANDING_SLUG_PATTERN.slice(1)}`;
export const LANDING_ADDRESS_PATTERN = '^/[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$';
export const LANDING_ADDRESS_MAX = 80;
export const LANDING_TITLE_MAX = 70;
export const LANDING_DESCRIPTION_MAX = 200;

const PageImage = Type.String({
  pattern: SAFE_ADDRESS_PATTERN,
  maxLength: 500,
  description: 'A picture for links to the page on other sites, best 1,200 by 630 pixels.',
});

/** The texts of a landing page for search engines and shared links. The title of the site is added to its title. */
export const LandingSeo = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: LANDING_TITLE_MAX }),
    description: Type.String({ minLength: 1, maxLength: LANDING_DESCRIPTION_MAX }),
    image: Type.Optional(PageImage),
    listed: Type.Optional(
      Type.Boolean({
        description: 'False keeps the page out of search engines and the sitemap.',
        default: true,
      }),
    ),
  },
  { additionalProperties: false },
);
export type LandingSeo = Type.Static<typeof LandingSeo>;

/** What `layouts/landing/<slug>.json` says beside its blocks; the layouts of other pages say nothing of it. */
export const LandingFields = {
  address: Type.Optional(
    Type.String({
      pattern: LANDING_ADDRESS_PATTERN,
      maxLength: LANDING_ADDRESS_MAX,
      description: 'Of a landing page: where it is, such as /diwali-jobs.',
    }),
  ),
  brands: Type.Optional(
    Type.Array(Brand, {
      minItems: 1,
      uniqueItems: true,
      description: 'Of a landing page: the sites that have it; all of them if left out.',
    }),
  ),
  seo: Type.Optional(LandingSeo),
  from: Type.Optional(Instant),
  until: Type.Optional(Instant),
  archived: Type.Optional(
    Type.Boolean({ description: 'Of a landing page: true takes it off every site.' }),
  ),
};
export const LANDING_FIELDS = Object.keys(LandingFields) as readonly (keyof typeof LandingFields)[];
