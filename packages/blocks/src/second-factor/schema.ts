import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const secondFactorSettings = defineBlock({
  type: 'second-factor',
  version: 1,
  title: 'Two-step verification',
  description: 'Sets up two-step verification by app, email or SMS.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    next: Type.String(),
    email: Type.String(),
    isOn: Type.Boolean(),
    /** SMS needs a verified number. */
    hasNumber: Type.Boolean(),
  }),
  messages: ['codes', 'forms', 'two-step'],
  hydrate: 'load',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
