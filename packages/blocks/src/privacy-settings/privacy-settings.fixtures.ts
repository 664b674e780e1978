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
          label: 'You have a pending assessment.',
          href: '/pendingassessments',
          link: 'View assessments',
        },
      ],
      groups: [
        {
          title: 'Who can see you',
          flags: [
            {
              name: 'search',
              label: 'Recruiters can find me',
              hint: 'You appear in recruiter searches.',
              isOn: true,
            },
            {
              name: 'hideResume',
              label: 'Hide my resume and applications',
              hint: 'Hides your profile, resume, applications and messages from all recruiters.',
              isOn: false,
            },
          ],
        },
        {
          title: 'Emails you get',
          flags: [
            {
              name: 'promotions',
              label: 'Offers',
              hint: 'Plans for you.',
              isOn: false,
            },
          ],
        },
      ],
    },
  },
};
