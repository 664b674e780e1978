import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const label = (title: string, minLength: number, initial: string) =>
  Type.String({ title, minLength, maxLength: 30, default: initial });

export const tabs = defineBlock({
  type: 'tabs',
  version: 1,
  title: 'Tabs',
  description:
    'Two to six tabs, each with a label and blocks of its own. One tab is shown at a time; without JavaScript, one below the other.',
  settings: Type.Object(
    {
      first: label('Label of tab 1', 1, 'Overview'),
      second: label('Label of tab 2', 1, 'Details'),
      third: label('Label of tab 3', 0, ''),
      fourth: label('Label of tab 4', 0, ''),
      fifth: label('Label of tab 5', 0, ''),
      sixth: label('Label of tab 6', 0, ''),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** In Studio, a block without blocks shows its labels. */
    isPreview: Type.Optional(Type.Boolean()),
  }),
  messages: ['tabs'],
  written: true,
  hydrate: 'load',
  ignoresAddress: true,
  slots: {
    first: { label: 'first' },
    second: { label: 'second' },
    third: { label: 'third' },
    fourth: { label: 'fourth' },
    fifth: { label: 'fifth' },
    sixth: { label: 'sixth' },
  },
  leavesSlots: true,
});
