import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import { jobDetailFixture, NOW } from '../job.fixtures.ts';
import { categoryLinkFixtures } from '../shared/list/list.fixtures.ts';
import { toJobView } from './job-view.ts';
import type { jobDetail } from './schema.ts';

const settings = {};
const job = toJobView(jobDetailFixture, NOW, builtInMessages());

export const fixtures: BlockFixtures<typeof jobDetail> = {
  usual: { settings, data: { found: true, job } },
  expired: { settings, data: { found: true, job: { ...job, expired: true } } },
  unknown: { settings, data: { found: false, categories: categoryLinkFixtures } },
};
