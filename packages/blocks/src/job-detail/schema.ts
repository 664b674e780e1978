import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../parts/job-row-data.ts';
import { Link } from '../parts/link.ts';

const Job = Type.Object({
  ...JobRowData.properties,
  companyHref: Type.String(),
  where: Type.String(),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  descriptionHtml: Type.String(),
  skills: Type.Array(Link),
  applyUrl: Type.Union([Type.String(), Type.Null()]),
  closes: Type.String(),
  expired: Type.Boolean(),
  more: Link,
});

export const jobDetail = defineBlock({
  type: 'job-detail',
  version: 1,
  title: 'One job',
  description: 'A vacancy in full: what, where, for whom, for how much, and how to apply.',
  settings: Type.Object(
    { applyText: Type.String({ minLength: 1, maxLength: 40, default: 'Apply at the employer' }) },
    { additionalProperties: false },
  ),
  data: Type.Union([
    Type.Object({ found: Type.Literal(true), job: Job }),
    Type.Object({ found: Type.Literal(false), categories: Type.Array(Link) }),
  ]),
  hydrate: 'never',
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['jobdetail'],
});
