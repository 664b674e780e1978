import Type from 'typebox';
import { AudienceKey, NamedAudience } from '../named-audiences.ts';
import { orNull } from '../or-null.ts';
import { Text } from '../text.ts';
import { ChangeId } from './change.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const StudioAudience = Type.Object({
  key: AudienceKey,
  ...NamedAudience.properties,
  share: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description:
      'Of the views by people in recent weeks, those of this audience; null: none recorded.',
  }),
});
export type StudioAudience = Readonly<Type.Static<typeof StudioAudience>>;

const USE_KINDS = ['variant', 'block', 'experiment', 'banner'] as const;

/** Something that names an audience. */
const AudienceUse = Type.Object({
  audience: AudienceKey,
  kind: Type.Enum(USE_KINDS),
  name: Type.String({
    description: 'The name of the variant or experiment, the title of the block or banner.',
  }),
  file: Type.String(),
  variant: orNull(Type.String({ description: 'The variant in which a block names it.' })),
  /** The id of the block. */
  block: orNull(Type.String()),
  /** The line of the banner. */
  line: orNull(Type.Integer({ minimum: 1 })),
});
export type AudienceUse = Readonly<Type.Static<typeof AudienceUse>>;

/** Where pages, experiments and banners name audiences: none that is named may go. NOT_FOUND: the change. */
export const listAudienceUses = defineStudioCall({
  method: 'GET',
  path: '/audience-uses',
  role: 'viewer',
  params: Nothing,
  query: Type.Object({ change: Type.Optional(ChangeId) }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(AudienceUse) }),
});

/** The named audiences, and how large each one is. None while their file cannot be read. NOT_FOUND: the change. */
export const listAudiences = defineStudioCall({
  method: 'GET',
  path: '/audiences',
  role: 'viewer',
  params: Nothing,
  query: Type.Object(
    {
      change: Type.Optional(ChangeId),
      page: Type.Optional(Text({ maxLength: 100, description: 'Sizes are of this page.' })),
    },
    { additionalProperties: false },
  ),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StudioAudience) }),
});
