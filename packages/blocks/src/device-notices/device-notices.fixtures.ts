import type { BlockFixtures } from '../block-fixtures.ts';
import type { deviceNotices } from './schema.ts';

export const fixtures: BlockFixtures<typeof deviceNotices> = {
  usual: {
    settings: {},
    data: {
      next: '/settings/privacy?done=saved',
      // 65 bytes in base64url, as every key has.
      publicKey: `B${'A'.repeat(86)}`,
      kinds: [
        {
          name: 'noticeInterviews',
          label: 'Interviews',
          hint: 'When a recruiter invites you to an interview or changes its times.',
          isOn: true,
        },
        {
          name: 'noticeMessages',
          label: 'Messages',
          hint: 'When a recruiter sends you a message.',
          isOn: true,
        },
        {
          name: 'noticeAlerts',
          label: 'New jobs',
          hint: 'When your job alerts or the companies you follow have new jobs. One notice a morning.',
          isOn: false,
        },
      ],
    },
  },
};
