import { defineBlock } from '@broadsheet/contract/block-definition';
import { PortraitUrl } from '@broadsheet/contract/entities/portrait';
import Type from 'typebox';
import { PagerData } from '../shared/list/pager-data.ts';

export const recruiterViews = defineBlock({
  type: 'recruiter-views',
  version: 1,
  title: 'Recruiter views',
  description: "The recruiters who viewed the member's profile, when and how often.",
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Profile views' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    note: Type.String(),
    rows: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        designation: Type.String(),
        portraitUrl: PortraitUrl,
        company: Type.String(),
        companyHref: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
        /** Link to their jobs; null if none is open. */
        jobs: Type.Union([Type.Object({ href: Type.String(), label: Type.String() }), Type.Null()]),
        /** ISO 8601. */
        at: Type.String(),
        age: Type.String(),
        often: Type.String(),
      }),
    ),
    pager: PagerData,
  }),
  messages: ['lists', 'recruiters'],
  hydrate: 'never',
  personal: true,
  onFailure: 'show',
  pages: ['recruiterview'],
  limit: 1,
});
