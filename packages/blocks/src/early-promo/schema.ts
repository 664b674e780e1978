import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const TextSetting = (maxLength: number, value: string) =>
  Type.String({ minLength: 1, maxLength, default: value });

export const earlyPromo = defineBlock({
  type: 'early-promo',
  version: 1,
  title: 'Early applicant jobs: promotion',
  description:
    'How many new jobs with few applications match the member, with a link to them or to the plan. Hidden if there are none.',
  settings: Type.Object(
    {
      sell: TextSetting(40, 'See the plan'),
      open: TextSetting(40, 'See jobs'),
      toMembers: Type.Boolean({
        default: true,
        description: 'Whether members with the plan see it, too.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ count: Type.Integer({ minimum: 1 }), isActive: Type.Boolean() }),
  messages: ['feed'],
  hydrate: 'never',
  personal: true,
  limit: 1,
});
