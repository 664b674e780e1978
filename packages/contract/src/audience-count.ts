import Type from 'typebox';
import { Audience } from './audience.ts';

/** How often a page was viewed by one audience. */
export const AudienceCount = Type.Object({
  page: Type.String(),
  ...Audience.properties,
  views: Type.Integer({ minimum: 0 }),
});
export type AudienceCount = Readonly<Type.Static<typeof AudienceCount>>;
