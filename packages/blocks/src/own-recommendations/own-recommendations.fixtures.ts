import type { BlockFixtures } from '../block-fixtures.ts';
import { NOW } from '../job.fixtures.ts';
import { receivedFixture, requestedFixture } from '../recommendation.fixtures.ts';
import type { ownRecommendations } from './schema.ts';

const settings = { title: 'Recommendations', message: 'Would you write a few words?' };
const data = { items: [], now: NOW, isDone: false, failed: null };
const long = 'Longwithoutanyspace'.repeat(20);

export const fixtures: BlockFixtures<typeof ownRecommendations> = {
  usual: {
    settings,
    data: {
      ...data,
      items: [
        receivedFixture,
        requestedFixture,
        { ...receivedFixture, recommendationId: 43, status: 'accepted' },
        { ...receivedFixture, recommendationId: 44, status: 'hidden' },
      ],
    },
  },
  empty: { settings, data },
  long: {
    settings,
    data: {
      ...data,
      items: [
        { ...receivedFixture, name: 'V'.repeat(80), comment: `<script>alert(1)</script>${long}` },
        { ...requestedFixture, remindFrom: '2026-11-20T04:00:00.000Z' },
        { ...requestedFixture, recommendationId: 45, remindFrom: null },
      ],
    },
  },
  done: { settings, data: { ...data, isDone: true } },
  failed: { settings, data: { ...data, failed: "You've already asked this person." } },
};
