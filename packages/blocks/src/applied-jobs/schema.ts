import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { StepView } from '../shared/application/application-text.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

const Row = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Where all of the application stands. */
  href: Type.String(),
  line: Type.String(),
  /** It was taken at the employer's own site. */
  atEmployer: Type.Boolean(),
  closed: Type.Boolean(),
  steps: Type.Array(StepView),
});

export const appliedJobs = defineBlock({
  type: 'applied-jobs',
  version: 1,
  title: 'Applied jobs',
  description: "The member's applications, by status.",
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Your applications' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    tabs: Type.Array(
      Type.Object({ ...Link.properties, count: Type.String(), current: Type.Boolean() }),
    ),
    rows: Type.Array(Row),
    pager: PagerData,
    /** What is left of a basic member's applications; null where there is no limit, or it is not known now. */
    allowance: Type.Union([Type.String(), Type.Null()]),
    /** What stands where no row does, with where to go. */
    empty: Type.Object({ text: Type.String(), way: Link }),
  }),
  messages: ['applications', 'lists'],
  hydrate: 'never',
  personal: true,
  onFailure: 'show',
  limit: 1,
  pages: ['applied-jobs'],
});
