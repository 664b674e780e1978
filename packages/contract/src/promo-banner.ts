import Type from 'typebox';
import { AudienceKey } from './named-audiences.ts';
import { orNull } from './or-null.ts';
import { SAFE_ADDRESS_PATTERN } from './site-path.ts';
import { Instant } from './when.ts';

export const BANNER_AUDIENCES_MAX = 20;
export const BANNER_TITLE_MAX = 120;
export const BANNER_TEXT_MAX = 300;

/** A path of the site or an https address: no other scheme, no other host by `//`. */
const Address = Type.String({ pattern: SAFE_ADDRESS_PATTERN, maxLength: 400 });
const Id = Type.Integer({ minimum: 1 });
const Years = Type.Integer({ minimum: 0, maximum: 60 });

/** One row of `layouts/banners/<name>.csv`. An empty cell is `null`, an empty text or an empty list. */
export const PromoBanner = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$' }),
    companyId: orNull(Id),
    title: Type.String({ minLength: 1, maxLength: BANNER_TITLE_MAX }),
    companyLogo: orNull(Address),
    imageUrl: orNull(Address),
    link: Address,
    description: Type.String({ maxLength: BANNER_TEXT_MAX }),
    subText: Type.String({ maxLength: BANNER_TITLE_MAX }),
    ctaText: Type.String({ maxLength: BANNER_TITLE_MAX }),
    trackerText: Type.String({ maxLength: BANNER_TITLE_MAX }),
    courseId: orNull(Id),
    institute: Type.String({ maxLength: BANNER_TITLE_MAX }),
    allowOnJobfeed: Type.Boolean(),
    /** Completed years, both ends included. */
    minExp: orNull(Years),
    maxExp: orNull(Years),
    /** Slugs of cities; empty is everywhere. */
    location: Type.Array(Type.String()),
    jobId: orNull(Id),
    /** Lower comes first; `null` comes last. */
    ordering: orNull(Type.Integer({ minimum: 0 })),
    companyName: Type.String({ maxLength: BANNER_TITLE_MAX }),
    showcaseRedirectionLink: orNull(Address),
    /** `dataId`s of categories, which differ by brand; empty: all. */
    categoryIds: Type.Array(Id),
    /** Keys of `layouts/audiences.json`: for who belongs to one of them; empty: everybody. */
    audience: Type.Array(AudienceKey, { maxItems: BANNER_AUDIENCES_MAX, uniqueItems: true }),
    /** Shown from this instant on, until `until` (exclusive); `null`: no limit. */
    from: orNull(Instant),
    until: orNull(Instant),
  },
  { additionalProperties: false },
);
export type PromoBanner = Readonly<Type.Static<typeof PromoBanner>>;

/** A file name without `.csv`. */
export const BANNER_SOURCE = '^[A-Za-z0-9_-]{1,40}$';

/** Marks a setting that names a banner file, so that a missing file is reported. */
export const NAMES_BANNERS = { key: 'x-names', value: 'layouts/banners' } as const;
