import { type BlockDefinitions, defineBlock } from '@broadsheet/contract/block-definition';
import { ANSWER_FORM, FormSettings } from '@broadsheet/contract/form-settings';
import { NAMES_CATEGORY } from '@broadsheet/contract/names-category';
import { RICH_TEXT } from '@broadsheet/contract/rich-text';
import Type from 'typebox';

const markdown = { [RICH_TEXT.key]: RICH_TEXT.value } as const;
const closed = { additionalProperties: false } as const;

/** Block types for tests: together they use every property of a definition. */
export const exampleDefinitions: BlockDefinitions = {
  [ANSWER_FORM]: defineBlock({
    type: ANSWER_FORM,
    version: 1,
    title: 'Form',
    description: 'Has fields.',
    settings: FormSettings,
    data: Type.Object({}),
    hydrate: 'never',
  }),
  aged: defineBlock({
    type: 'aged',
    version: 2,
    title: 'Aged',
    description: 'Was once written with "heading".',
    settings: Type.Object({ title: Type.String({ default: '', maxLength: 20 }) }, closed),
    data: Type.Object({}),
    hydrate: 'never',
    migrations: [({ heading, ...rest }) => ({ ...rest, title: heading ?? '' })],
    downgrades: [
      {
        settings: Type.Object({ heading: Type.String({ minLength: 1 }) }, closed),
        data: Type.Object({}),
        downgradeSettings: ({ title }) => ({ heading: title }),
        downgradeData: (data) => data,
      },
    ],
  }),
  box: defineBlock({
    type: 'box',
    version: 1,
    title: 'Box',
    description: 'Holds others.',
    settings: Type.Object({}, closed),
    data: Type.Object({}),
    hydrate: 'never',
    slots: { main: {}, aside: { accepts: ['text'], limit: 2 } },
  }),
  card: defineBlock({
    type: 'card',
    version: 1,
    title: 'Card',
    description: 'Leads to a page of one brand, and names sections.',
    settings: Type.Object(
      {
        link: Type.String({ default: '/epoch' }),
        sections: Type.Array(Type.String({ [NAMES_CATEGORY.key]: NAMES_CATEGORY.value }), {
          default: ['backend'],
        }),
      },
      closed,
    ),
    data: Type.Object({}),
    hydrate: 'never',
  }),
  jobs: defineBlock({
    type: 'jobs',
    version: 1,
    title: 'Jobs',
    description: 'What people come for.',
    settings: Type.Object({}, closed),
    data: Type.Object({}),
    hydrate: 'never',
    vacancies: true,
  }),
  legal: defineBlock({
    type: 'legal',
    version: 1,
    title: 'Legal notice',
    description: 'Must be seen.',
    settings: Type.Object({}, closed),
    data: Type.Object({}),
    hydrate: 'never',
    pinned: true,
  }),
  main: defineBlock({
    type: 'main',
    version: 1,
    title: 'Main',
    description: 'Finds what the page is about.',
    settings: Type.Object({}, closed),
    data: Type.Object({}),
    hydrate: 'never',
    primary: true,
  }),
  single: defineBlock({
    type: 'single',
    version: 1,
    title: 'Single',
    description: 'Once a page, and not everywhere.',
    settings: Type.Object({}, closed),
    data: Type.Object({}),
    hydrate: 'never',
    limit: 1,
    pages: ['home', 'search'],
  }),
  tabs: defineBlock({
    type: 'tabs',
    version: 1,
    title: 'Tabs',
    description: 'Shows one slot at a time.',
    settings: Type.Object(
      { first: Type.String({ default: '' }), second: Type.String({ default: '' }) },
      closed,
    ),
    data: Type.Object({}),
    hydrate: 'never',
    slots: { first: { label: 'first' }, second: { label: 'second' } },
  }),
  text: defineBlock({
    type: 'text',
    version: 1,
    title: 'Text',
    description: 'Some words.',
    settings: Type.Object(
      {
        title: Type.String({ default: 'Hello', maxLength: 20 }),
        limit: Type.Integer({ default: 5, minimum: 1, maximum: 10 }),
        tone: Type.Optional(Type.Enum(['calm', 'loud'])),
        link: Type.Optional(Type.String()),
        body: Type.Optional(Type.String(markdown)),
        notes: Type.Optional(Type.Array(Type.Object({ note: Type.String(markdown) }, closed))),
        items: Type.Optional(
          Type.Array(
            Type.Object(
              {
                question: Type.String({ minLength: 1 }),
                link: Type.Optional(Type.String({ pattern: '^/' })),
              },
              closed,
            ),
          ),
        ),
        category: Type.Optional(Type.String({ [NAMES_CATEGORY.key]: NAMES_CATEGORY.value })),
        range: Type.Optional(
          Type.Union([
            Type.Object({ from: Type.Integer() }, closed),
            Type.Object({ until: Type.Integer() }, closed),
          ]),
        ),
      },
      closed,
    ),
    data: Type.Object({}),
    hydrate: 'never',
  }),
};
