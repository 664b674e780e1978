import { defineBlock } from '@broadsheet/contract/block-definition';
import { CoverSizes, PictureColour } from '@broadsheet/contract/entities/office-picture';
import Type from 'typebox';

export const companySpotlight = defineBlock({
  type: 'company-spotlight',
  version: 1,
  title: 'Company in focus',
  description:
    'One company with its cover picture, its facts and its open jobs. Without a choice, the company with the most open jobs.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Company in focus',
      }),
      company: Type.String({
        title: 'Company',
        pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$',
        maxLength: 160,
        default: '',
        description: 'The last part of the URL of its page, for example tata-steel.',
      }),
      text: Type.String({
        maxLength: 400,
        default: '',
        description: 'Replaces what the company says of itself.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    name: Type.String(),
    href: Type.String(),
    logo: Type.Union([Type.String(), Type.Null()]),
    cover: Type.Union([Type.String(), Type.Null()]),
    coverColour: Type.Union([PictureColour, Type.Null()]),
    coverSizes: Type.Union([CoverSizes, Type.Null()]),
    text: Type.String(),
    facts: Type.String(),
  }),
  messages: ['jobs'],
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
