import { defineBlock } from '@broadsheet/contract/block-definition';
import { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import Type from 'typebox';

export const officePictures = defineBlock({
  type: 'office-pictures',
  version: 1,
  title: 'Office pictures',
  description: 'Pictures of the offices of a company. Hidden where it has none.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Inside the office' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ pictures: Type.Array(OfficePicture) }),
  hydrate: 'never',
  limit: 1,
  pages: ['company'],
});
