import { defineBlock } from '@broadsheet/contract/block-definition';
import { SETTABLE_FLAGS } from '@broadsheet/contract/profile-flags';
import Type from 'typebox';

export const deviceNotices = defineBlock({
  type: 'device-notices',
  version: 1,
  title: 'Device notices',
  description:
    'Turns notices on this device on and off, with a switch for each kind. Absent where the site sends none.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Path after a form. */
    next: Type.String(),
    /** The key of the site for the subscription of a browser. */
    publicKey: Type.String(),
    kinds: Type.Array(
      Type.Object({
        name: Type.Enum(SETTABLE_FLAGS),
        label: Type.String(),
        hint: Type.String(),
        isOn: Type.Boolean(),
      }),
    ),
  }),
  messages: ['devices'],
  hydrate: 'load',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
