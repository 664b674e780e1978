import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const settingsMenu = defineBlock({
  type: 'settings-menu',
  version: 1,
  title: 'Settings menu',
  description: 'The heading of the settings with links to their sections.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Settings' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    sections: Type.Array(Type.Object({ ...Link.properties, current: Type.Boolean() })),
    /** The result of a form that was sent without JavaScript. */
    failed: Type.Union([Type.String(), Type.Null()]),
    isSaved: Type.Boolean(),
  }),
  messages: ['settings'],
  hydrate: 'never',
  primary: true,
  pages: ['settings'],
  limit: 1,
});
