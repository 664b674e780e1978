import type { BlockFixtures } from '../block-fixtures.ts';
import type { privacySettings } from './schema.ts';

const next = '/settings/privacy?done=saved';

export const fixtures: BlockFixtures<typeof privacySettings> = {
  usual: {
    settings: {},
    data: {
      next,
      known: [
        {
          name: 'testPending',
          label: 'An assessment of a job that you have applied for waits for you.',
          href: '/pendingassessments',
          link: 'See it',
        },
      ],
      groups: [
        {
          title: 'Who sees you',
          flags: [
            {
              name: 'search',
              label: 'Recruiters can find me',
              hint: 'You come up when they search for candidates.',
              isOn: true,
            },
            {
              name: 'hideResume',
              label: 'Hide my resume',
              hint: 'Recruiters do not see you, nor that you have applied.',
              isOn: false,
            },
          ],
        },
        {
          title: 'Mails that you get',
          flags: [
            {
              name: 'promotions',
              label: 'Offers',
              hint: 'Plans and discounts of ours.',
              isOn: false,
            },
          ],
        },
      ],
    },
  },
};
