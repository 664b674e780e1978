import type { Migrations } from '@broadsheet/site-database/migrate';
import { publishing } from './migrations/0001-publishing.ts';
import { rollouts } from './migrations/0002-rollouts.ts';
import { images } from './migrations/0003-images.ts';
import { readers } from './migrations/0004-readers.ts';
import { reasons } from './migrations/0005-reasons.ts';
import { comments } from './migrations/0006-comments.ts';
import { inbox } from './migrations/0007-inbox.ts';
import { library } from './migrations/0008-library.ts';
import { releases } from './migrations/0009-releases.ts';
import { sections } from './migrations/0010-sections.ts';
import { decisions } from './migrations/0011-decisions.ts';
import { videos } from './migrations/0012-videos.ts';

export const MIGRATIONS: Migrations = {
  '0001-publishing': publishing,
  '0002-rollouts': rollouts,
  '0003-images': images,
  '0004-readers': readers,
  '0005-reasons': reasons,
  '0006-comments': comments,
  '0007-inbox': inbox,
  '0008-library': library,
  '0009-releases': releases,
  '0010-sections': sections,
  '0011-decisions': decisions,
  '0012-videos': videos,
};
