import Type from 'typebox';
import { Brand } from '../brand.ts';
import { orNull } from '../or-null.ts';
import { Text } from '../text.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const Count = Type.Integer({ minimum: 0 });

/** The days that the views and clicks of blocks are counted for. */
export const METRICS_DAYS = 28;

/** Below this number of views a share is left to chance. */
export const FEW_VIEWS = 100;

/** How often one block of a page was shown on one brand, and clicked. */
export const BlockMetrics = Type.Object({
  brand: Brand,
  block: Type.String({ description: "A block's id." }),
  views: Type.Integer({ minimum: 0, description: 'By everybody.' }),
  /** Null where no clicks are counted. */
  clicked: orNull(
    Type.Object({
      clicks: Count,
      views: Type.Integer({
        minimum: 0,
        description: 'Of the page, by the visitors whose clicks are recorded.',
      }),
    }),
  ),
  uncounted: orNull(
    Type.Enum(['no-banners', 'no-origin', 'some-banners'], {
      description:
        'The clicks that are not counted: all, since the block has no banners, or events do not tell the page by its ' +
        'origin; or those on banners that lead to other sites or have no tracker text. Null where every click is.',
    }),
  ),
});
export type BlockMetrics = Readonly<Type.Static<typeof BlockMetrics>>;

/** Views and clicks of the blocks of one page in recent weeks. None for an unknown page. */
export const listBlockMetrics = defineStudioCall({
  method: 'GET',
  path: '/block-metrics',
  role: 'viewer',
  params: Nothing,
  query: Type.Object(
    { page: Text({ minLength: 1, maxLength: 100 }) },
    { additionalProperties: false },
  ),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(BlockMetrics) }),
});
