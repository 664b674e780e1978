import { defineBlock } from '@broadsheet/contract/block-definition';
import { INSTANT_PATTERN } from '@broadsheet/contract/when';
import Type from 'typebox';
import { hrefOptions } from '../shared/page/link.ts';

export const countdown = defineBlock({
  type: 'countdown',
  version: 1,
  title: 'Countdown',
  description: 'How long something is still open. Hidden until it has an end.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'Applications close soon',
      }),
      until: Type.Optional(
        Type.String({
          title: 'Ends on',
          pattern: INSTANT_PATTERN,
          description: 'Date and time of the end.',
        }),
      ),
      endedText: Type.String({
        title: 'Text after the end',
        maxLength: 120,
        default: '',
        description: 'Empty hides the block then.',
      }),
      ctaText: Type.String({
        minLength: 1,
        maxLength: 40,
        default: 'See jobs',
      }),
      link: Type.Optional(
        Type.String({
          ...hrefOptions,
          title: 'Link',
          description: 'Where the button leads, until the end.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** ISO instant. */
    until: Type.String(),
    /** The time that was left when the page was made; null after the end. */
    left: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['countdown'],
  written: true,
  hydrate: 'visible',
  ignoresAddress: true,
});
