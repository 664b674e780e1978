import Type from 'typebox';
import { CLASS_FIELDS } from './audience.ts';
import { Brand } from './brand.ts';
import { ExperimentKey } from './experiments.ts';

/**
 * Who gets the same page: everybody of a brand, everybody of a class, or one viewer. Pages of the first two come from the
 * page cache.
 */
const SHARING_LEVELS = ['everyone', 'class', 'viewer'] as const;
export const SharingLevel = Type.Enum(SHARING_LEVELS);
export type SharingLevel = Type.Static<typeof SharingLevel>;

/**
 * An address of a page kind with more classes is the finding CLASSES_TOO_MANY. The page cache has half of `CACHE_MB`, 16 MB
 * by default, and a page as large as the home page takes 34 kB of it: it holds about 500. From there on the classes of one
 * address push out each other, and all other pages.
 */
export const MAX_CLASSES = 500;

/** Why a page is made for one viewer. */
export const ViewerReason = Type.Object({
  kind: Type.Enum(['seekers', 'link', 'block'], {
    description:
      'seekers: the page is for members. link: its address grants access. block: the block that decides its status shows data of its viewer.',
  }),
  block: Type.Union([Type.String(), Type.Null()], { description: 'The id of that block.' }),
});
export type ViewerReason = Type.Static<typeof ViewerReason>;

const CostField = Type.Object({
  field: Type.Enum([...CLASS_FIELDS]),
  groups: Type.Integer({
    minimum: 1,
    description: 'How many groups of its values the page tells apart.',
  }),
  layout: Type.Boolean({ description: 'Conditions of the layout ask for it.' }),
  blocks: Type.Array(Type.String(), { description: 'The ids of the blocks that read it.' }),
});
export type CostField = Type.Static<typeof CostField>;

/** What the conditions and the blocks of a page cost on one brand: who shares it, and how many pages are cached. */
export const PageCost = Type.Object({
  brand: Brand,
  level: SharingLevel,
  reason: Type.Union([ViewerReason, Type.Null()], { description: 'Null unless level is viewer.' }),
  edge: Type.Enum(['public', 'class', 'private'], {
    description:
      'What caches in front of the site may store: one page, one for each class if they tell classes apart, or none.',
  }),
  fields: Type.Array(CostField, { description: 'What tells classes apart.' }),
  experiments: Type.Array(ExperimentKey, {
    description:
      'Those that run, or will: each arm is cached apart, and no cache in front stores the page.',
  }),
  classes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description:
      'Cached pages of one address at one time, each arm counted. 0 where no cache stores it, null where there are too many to count.',
  }),
});
export type PageCost = Type.Static<typeof PageCost>;
