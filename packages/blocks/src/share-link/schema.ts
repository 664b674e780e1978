import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const shareLink = defineBlock({
  type: 'share-link',
  version: 1,
  title: 'Share this job',
  description: "Shares the job with the phone's share menu, or copies its link.",
  settings: Type.Object(
    { label: Type.String({ minLength: 1, maxLength: 40, default: 'Share this job' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    href: Type.String(),
    title: Type.String(),
    /** Share links of other sites and of the mail app. */
    ways: Type.Array(Link),
  }),
  messages: ['share'],
  hydrate: 'visible',
  limit: 1,
  pages: ['jobdetail'],
});
