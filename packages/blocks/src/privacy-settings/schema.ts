import { defineBlock } from '@broadsheet/contract/block-definition';
import { SETTABLE_FLAGS } from '@broadsheet/contract/profile-flags';
import Type from 'typebox';

export const privacySettings = defineBlock({
  type: 'privacy-settings',
  version: 1,
  title: 'Privacy and emails',
  description: 'Who can see the member and which emails they get, one switch each.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    next: Type.String(),
    groups: Type.Array(
      Type.Object({
        title: Type.String(),
        flags: Type.Array(
          Type.Object({
            name: Type.Enum(SETTABLE_FLAGS),
            label: Type.String(),
            hint: Type.String(),
            isOn: Type.Boolean(),
          }),
        ),
      }),
    ),
    /** The account states that apply. */
    known: Type.Array(
      Type.Object({
        name: Type.String(),
        label: Type.String(),
        href: Type.String(),
        link: Type.String(),
      }),
    ),
  }),
  messages: ['settings'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['settings'],
  limit: 1,
});
