import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { JobRowData } from '../shared/job/job-row-data.ts';
import { Link } from '../shared/page/link.ts';

const Job = Type.Object({
  ...JobRowData.properties,
  companyHref: Type.String(),
  where: Type.String(),
  facts: Type.Array(
    Type.Object({
      name: Type.String(),
      value: Type.String(),
      href: Type.Optional(Type.String()),
    }),
  ),
  descriptionHtml: Type.String(),
  skills: Type.Array(Link),
  closes: Type.String(),
  expired: Type.Boolean(),
  similarHref: Type.String(),
  more: Link,
});

export const jobDetail = defineBlock({
  type: 'job-detail',
  version: 2,
  title: 'Job',
  description:
    'One job in full. On wide pages, a card beside the text stays in view with city, experience, salary, the buttons and what its aside holds.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Union([
    Type.Object({ found: Type.Literal(true), job: Job }),
    Type.Object({ found: Type.Literal(false), categories: Type.Array(Link) }),
  ]),
  messages: ['job', 'suggestions', 'trail'],
  hydrate: 'never',
  slots: { actions: { accepts: ['job-actions'], limit: 1 }, aside: {}, main: {} },
  // The apply text moved to a separate block.
  migrations: [({ applyText: _, ...rest }) => rest],
  primary: true,
  onFailure: 'show',
  vacancies: true,
  limit: 1,
  pages: ['jobdetail'],
});
