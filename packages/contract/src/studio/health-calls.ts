import Type from 'typebox';
import { Device } from '../audience.ts';
import { Brand } from '../brand.ts';
import { orNull } from '../or-null.ts';
import { BlockFault } from '../telemetry.ts';
import { VITALS } from '../vitals.ts';
import { StudioFile } from './change.ts';
import { CheckedLink } from './link-calls.ts';
import { StaffName } from './staff.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const Timestamp = Type.String({ format: 'date-time' });
const Count = Type.Integer({ minimum: 0 });
const Part = Type.Number({ minimum: 0, maximum: 1 });

/** From here on a block needs a hand. */
export const BLOCK_LIMITS = {
  /** Of its loads that failed. */
  failures: 0.01,
  /** ms within which all but one in twenty loads should be done. */
  p95Ms: 800,
  /** Fewer loads of a block are not significant. */
  loads: 20,
} as const;

/** With fewer views of a page, an unused variant or block is not significant. */
export const COVERAGE_VIEWS = 100;

/** A share of a page's views: a block hidden from a larger share is reported. */
export const HIDDEN_FROM = 0.95;

/** A location in the content: a block of a layout, or a line of another file. */
export const HealthLocation = Type.Object({
  file: StudioFile,
  block: orNull(Type.String({ description: "A block's id." })),
  line: orNull(Type.Integer({ minimum: 1 })),
});
export type HealthLocation = Readonly<Type.Static<typeof HealthLocation>>;

export const HealthDays = Type.Enum([1, 7, 28]);
export type HealthDays = Type.Static<typeof HealthDays>;

/** One block of one page on one brand, as it was served. */
export const BlockHealth = Type.Object({
  brand: Brand,
  page: Type.String(),
  block: Type.String(),
  type: Type.String(),
  title: Type.String(),
  /** False for a block that is on the page no more. */
  isLive: Type.Boolean(),
  views: Count,
  loads: Count,
  failures: Count,
  share: orNull(Part),
  medianMs: orNull(Type.Number({ minimum: 0 })),
  p95Ms: orNull(Type.Number({ minimum: 0 })),
});
export type BlockHealth = Readonly<Type.Static<typeof BlockHealth>>;

/** Browser reports about blocks that failed to hydrate. Anybody can send them. */
export const BrowserFaults = Type.Object({
  type: Type.String(),
  title: Type.String(),
  reason: BlockFault.properties.reason,
  faults: Count,
});
export type BrowserFaults = Readonly<Type.Static<typeof BrowserFaults>>;

export const listBlockHealth = defineStudioCall({
  method: 'GET',
  path: '/health/blocks',
  role: 'viewer',
  params: Nothing,
  query: Type.Object({ days: HealthDays }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({
    items: Type.Array(BlockHealth, { description: 'The worst first.' }),
    browsers: Type.Array(BrowserFaults, { description: 'The most first.' }),
  }),
});

const VitalSums = {
  vital: Type.Enum(VITALS),
  samples: Count,
  passing: Count,
  poor: Count,
  p75: Type.Number({
    minimum: 0,
    description: 'What three of four visits stay within, exact to a tenth: ms; CLS has no unit.',
  }),
};

/** A vital of one page on one brand and kind of device. */
export const PageVital = Type.Object({
  brand: Brand,
  page: Type.String(),
  device: Device,
  ...VitalSums,
});
export type PageVital = Readonly<Type.Static<typeof PageVital>>;

/** The visits in which a vital of a page was decided by a block of this type. */
export const BlockVital = Type.Object({
  brand: Brand,
  page: Type.String(),
  type: Type.String(),
  title: Type.String(),
  ...VitalSums,
});
export type BlockVital = Readonly<Type.Static<typeof BlockVital>>;

/** A vital of the pages of an experiment, for the visitors of one of its arms. */
export const ArmVital = Type.Object({
  experiment: Type.String(),
  arm: Type.String(),
  ...VitalSums,
});
export type ArmVital = Readonly<Type.Static<typeof ArmVital>>;

/** How fast pages were for visitors, as their browsers measured it. Anybody can send such reports. */
export const listVitals = defineStudioCall({
  method: 'GET',
  path: '/health/vitals',
  role: 'viewer',
  params: Nothing,
  query: Type.Object({ days: HealthDays }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({
    pages: Type.Array(PageVital),
    blocks: Type.Array(BlockVital, { description: 'The most poor visits first.' }),
    arms: Type.Array(ArmVital),
  }),
});

/** With fewer samples, a value is left to chance. */
export const VITAL_SAMPLES = 30;

/** An address that does not work, with all its locations. */
export const BadLink = Type.Object({
  ...CheckedLink.properties,
  places: Type.Array(HealthLocation, { minItems: 1 }),
});
export type BadLink = Readonly<Type.Static<typeof BadLink>>;

/** The result of checking the links of all live content. */
export const LinkHealth = Type.Object({
  running: orNull(Type.Object({ checked: Count, of: Count })),
  last: orNull(
    Type.Object({
      at: Timestamp,
      by: StaffName,
      checked: Count,
      leftOut: Type.Integer({ minimum: 0, description: 'Addresses beyond the most of one look.' }),
      bad: Type.Array(BadLink, { description: 'The dead first.' }),
    }),
  ),
});
export type LinkHealth = Readonly<Type.Static<typeof LinkHealth>>;

/** The last check of all links, and the running one. */
export const readLinkHealth = defineStudioCall({
  method: 'GET',
  path: '/health/links',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: LinkHealth,
});

/** Starts a check of all links of the live content in the background; one check at a time. */
export const startLinkHealth = defineStudioCall({
  method: 'POST',
  path: '/health/links',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: LinkHealth,
});

/**
 * nobody: its conditions match no audience; left-out: at fault, such as for a city that no brand has; unnamed: no
 * layout shows the file.
 */
export const IdleBanner = Type.Object({
  place: HealthLocation,
  banner: orNull(Type.String({ description: 'Its id; null for the whole file.' })),
  title: orNull(Type.String()),
  reason: Type.Enum(['expired', 'nobody', 'left-out', 'unnamed']),
  says: Type.String({ description: 'Why, in words.' }),
});
export type IdleBanner = Readonly<Type.Static<typeof IdleBanner>>;

export const listBannerHealth = defineStudioCall({
  method: 'GET',
  path: '/health/banners',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ rows: Count, items: Type.Array(IdleBanner) }),
});

const Seen = Type.Object({
  name: Type.String(),
  title: orNull(Type.String({ description: "The palette's, for blocks." })),
  views: Count,
  /** Whether its condition is a period that has not started or is over. */
  isTimed: Type.Boolean(),
});

/** What the visitors of the last 28 days would be served of a live page. */
export const PageCoverage = Type.Object({
  page: Type.String(),
  file: StudioFile,
  views: Count,
  plain: Type.Integer({ minimum: 0, description: 'Views that get the page without any variant.' }),
  variants: Type.Array(Seen, { description: 'That nobody of them would be served.' }),
  blocks: Type.Array(Seen, { description: 'Hidden from nearly all of them, or from all.' }),
});
export type PageCoverage = Readonly<Type.Static<typeof PageCoverage>>;

export const listCoverage = defineStudioCall({
  method: 'GET',
  path: '/health/coverage',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ days: Count, items: Type.Array(PageCoverage) }),
});
