import Type from 'typebox';
import { AudienceKey, NamedAudience } from '../named-audiences.ts';
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
