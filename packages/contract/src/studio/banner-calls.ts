import Type from 'typebox';
import { Brand } from '../brand.ts';
import { PromoBanner } from '../promo-banner.ts';
import { Text } from '../text.ts';
import { ChangeId } from './change.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/** Whom a banner is for: some columns of its row. */
export const BannerTargeting = Type.Object({
  ...Type.Pick(PromoBanner, ['allowOnJobfeed', 'minExp', 'maxExp', 'categoryIds', 'audience'])
    .properties,
  location: Type.Array(Text({ maxLength: 100 }), { maxItems: 1000 }),
});
export type BannerTargeting = Readonly<Type.Static<typeof BannerTargeting>>;

/** The share of the recorded views of a page on one site by people that a banner is for. Cities by their names. */
export const measureBanner = defineStudioCall({
  method: 'POST',
  path: '/banner-share',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    {
      page: Text({ maxLength: 100 }),
      brand: Brand,
      banner: BannerTargeting,
      /** The draft whose audiences the banner names; absent: the live ones. */
      change: Type.Optional(ChangeId),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    share: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
      description: 'Of the views by people in recent weeks; null: none recorded.',
    }),
  }),
});
