import Type from 'typebox';
import { When } from '../layout.ts';
import { orNull } from '../or-null.ts';
import { PageCost } from '../page-cost.ts';
import { StudioFile } from './change.ts';
import { Persona } from './content-calls.ts';

const Share = Type.Union(
  [
    Type.Object({
      views: Type.Integer({ minimum: 0 }),
      of: Type.Integer({ minimum: 1, description: 'All recorded views of the page.' }),
    }),
    Type.Null(),
  ],
  { description: 'Null where no views were recorded.' },
);

const Value = Type.Object({
  path: Type.String({ description: 'Names joined by dots; empty for the whole.' }),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});

const ImpactPosition = Type.Object({
  list: Type.String({ description: 'order or parent.slot.' }),
  after: Type.Union([Type.String(), Type.Null()], { description: 'The block before it.' }),
});

const named = { id: Type.String(), type: Type.String() };

const Block = Type.Union([
  Type.Object({ kind: Type.Enum(['added', 'removed', 'moved']), ...named, place: ImpactPosition }),
  Type.Object({ kind: Type.Literal('settings'), ...named, values: Type.Array(Value) }),
  Type.Object({
    kind: Type.Literal('type'),
    ...named,
    before: Type.String({ description: 'A type and its version, such as quote@1.' }),
    after: Type.String(),
  }),
]);

const Group = Type.Object({
  who: Type.Array(When, { description: 'Whoever meets one of them; nobody is in two groups.' }),
  share: Share,
  blocks: Type.Array(Block),
  example: Persona,
  path: Type.Union([Type.String(), Type.Null()], {
    description: 'Where the example meets the page; null where only a service knows.',
  }),
});

const ReachGroup = orNull(
  Type.Object({
    who: Type.Array(When, { description: 'Whoever meets one of them.' }),
    share: Share,
  }),
);

/** An experiment or a banner that is for other people than before. */
const ReachChange = Type.Object({
  kind: Type.Enum(['experiment', 'banner']),
  name: Type.String({ description: 'The key of an experiment, the title of a banner.' }),
  file: StudioFile,
  pages: Type.Array(Type.String(), { description: 'The pages that show it.' }),
  isDraft: Type.Boolean({
    description: 'An experiment that has not started: nobody takes part yet.',
  }),
  people: orNull(
    Type.Object({ gained: ReachGroup, lost: ReachGroup }, { description: 'Null: nobody.' }),
  ),
});

/** How many of them are listed: nobody reads more. */
export const IMPACT_REACH_MAX = 50;

/** The effect of publishing, by audience. */
export const Impact = Type.Object({
  outOf: Type.Integer({ minimum: 0, description: 'All pages, before and after.' }),
  pages: Type.Array(
    Type.Object({
      page: Type.String(),
      kind: Type.Enum(['added', 'removed', 'changed']),
      share: Share,
      types: Type.Record(Type.String(), Type.String(), {
        description: 'The types of its blocks by their ids, before and after.',
      }),
      changes: Type.Union([Type.Array(Group), Type.Null()], {
        description: 'Null where there are too many audiences to tell.',
      }),
    }),
  ),
  refused: Type.Array(Type.String(), {
    description: 'Pages that cannot be compared, since the rules of today refuse a version.',
  }),
  files: Type.Array(
    Type.Object({
      file: StudioFile,
      kind: Type.Enum(['added', 'removed', 'changed']),
      values: Type.Array(Value),
    }),
    { description: 'Files that are no layouts.' },
  ),
  reach: Type.Array(ReachChange, {
    description:
      'Experiments and banners that are for other people, the largest share first. Their people are null where there are too many audiences to tell.',
    maxItems: IMPACT_REACH_MAX,
  }),
  moreReach: Type.Integer({
    minimum: 0,
    description: 'How many more there are than `reach` lists.',
  }),
  costs: Type.Array(
    Type.Object({
      page: Type.String(),
      before: Type.Array(PageCost, { description: 'By brand; empty for a page that is new.' }),
      after: Type.Array(PageCost, { description: 'By brand; empty for a page that is gone.' }),
    }),
    { description: 'The pages that are cached for others than before.' },
  ),
});
export type Impact = Readonly<Type.Static<typeof Impact>>;
