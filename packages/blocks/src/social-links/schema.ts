import { defineBlock } from '@broadsheet/contract/block-definition';
import { SocialKind } from '@broadsheet/contract/calls/social-connections';
import Type from 'typebox';

export const socialLinks = defineBlock({
  type: 'social-links',
  version: 1,
  title: 'Social profiles',
  description: "The member's profiles on other sites.",
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Your social profiles' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    items: Type.Array(Type.Object({ kind: SocialKind, address: Type.String() })),
    /** True after a form that was sent without JavaScript. */
    isDone: Type.Boolean(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['forms', 'social-links'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['socialconnection'],
  limit: 1,
});
