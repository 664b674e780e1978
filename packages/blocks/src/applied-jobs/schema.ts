import { defineBlock } from '@broadsheet/contract/block-definition';
import { CompanyRef } from '@broadsheet/contract/entities/job';
import Type from 'typebox';
import { StepView } from '../shared/application/application-text.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

const Row = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** Link to the page of the application. */
  href: Type.String(),
  company: Type.Pick(CompanyRef, ['name', 'logo']),
  line: Type.String(),
  /** The seeker applied on the employer's site. */
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
    /** The applications that a basic member can still send; null if there is no limit or it cannot be loaded. */
    allowance: Type.Union([Type.String(), Type.Null()]),
    /** Shown if there are no rows: a text and a link. */
    empty: Type.Object({ text: Type.String(), way: Link }),
  }),
  messages: ['applications', 'lists'],
  hydrate: 'never',
  personal: true,
  onFailure: 'show',
  limit: 1,
  pages: ['applied-jobs'],
});
