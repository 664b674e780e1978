import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { holdJob, lockTable, spoilJob, untilTable } from './causes/hold-database.ts';
import { haveHang, haveStutter, processesOfDatabase } from './causes/hold-processes.ts';
import { reportBlocks, rollOutBlock, spoilContent } from './causes/spoil-content.ts';
import { visitsOf } from './causes/visits-of.ts';
import type { AskBesides, Trouble, Undo } from './trouble.ts';

const FLOOD_PER_SECOND = 900;
const VISITS_PER_SECOND = 200;
const FEW_VISITS_PER_SECOND = 20;
const ROLLED_OUT = { path: '/faq', file: 'layouts/faq.json' };
const EVENTS = 'tracking.events';
const COURSES = {
  type: 'course-picks',
  settings: { title: 'Trending', note: 'Courses.', source: 'trending', count: 4 },
};

/** Each undone once the one after it is. */
const both =
  (first: Undo, second: Undo): Undo =>
  async () => {
    await second();
    await first();
  };

/** What may befall a site, and who is told of it. */
export const troublesOf = (site: RunningSite, ask: AskBesides): readonly Trouble[] => [
  {
    name: 'the BFF hangs',
    alerts: ['SiteDown'],
    wrong: ['ServicesDown', 'DatabaseAway'],
    cause: () => haveHang([site.pidOf('bff')]),
  },
  {
    name: 'the services hang',
    alerts: ['ServicesDown', 'BreakerOpen', 'StaleAnswers', 'ErrorAnswers'],
    wrong: ['SiteDown', 'Overloaded'],
    cause: () => haveHang([site.pidOf('services')]),
  },
  {
    name: 'PostgreSQL hangs',
    alerts: ['DatabaseAway', 'BreakerOpen', 'ErrorAnswers', 'ConnectionsShort'],
    wrong: ['SiteDown', 'ServicesDown', 'Overloaded'],
    cause: () => haveHang(processesOfDatabase(site)),
  },
  {
    name: 'a statement holds the jobs',
    alerts: ['SlowServices', 'SlowPages', 'BlocksFail'],
    wrong: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'Overloaded'],
    cause: () => lockTable(site, 'jobs'),
  },
  {
    name: 'more is asked for than can be done',
    alerts: ['Overloaded'],
    wrong: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'ErrorAnswers', 'BreakerOpen'],
    cause: async () => ask(FLOOD_PER_SECOND),
  },
  {
    name: 'a layout is spoiled',
    alerts: ['ConfigFaults'],
    wrong: ['BlocksFail', 'ErrorAnswers'],
    cause: () => spoilContent(site),
  },
  {
    name: 'browsers cannot wake a block',
    alerts: ['BrowserFaults'],
    wrong: ['BlocksFail'],
    cause: () => reportBlocks(site),
  },
  {
    name: 'a job fails for the last time',
    alerts: ['JobsGivenUp'],
    wrong: ['JobsLate'],
    cause: () => spoilJob(site),
  },
  {
    name: 'a job is not done',
    alerts: ['JobsLate'],
    wrong: ['JobsGivenUp'],
    cause: () => holdJob(site),
  },
  {
    name: 'events of visits are not taken',
    alerts: ['RecordingAway', 'RecordingLost'],
    wrong: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'ErrorAnswers', 'Overloaded'],
    cause: async () => {
      const endVisits = ask(VISITS_PER_SECOND, visitsOf(ROLLED_OUT.path));
      await untilTable(site, EVENTS);
      return both(await lockTable(site, EVENTS), endVisits);
    },
  },
  {
    name: 'the BFF stutters',
    alerts: ['LoopBlocked'],
    wrong: ['SiteDown', 'ServicesDown', 'DatabaseAway'],
    cause: () => haveStutter(site.pidOf('bff')),
  },
  {
    name: 'what is rolled out fails',
    alerts: ['RolledBack'],
    wrong: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'ErrorAnswers', 'Overloaded'],
    cause: async () => {
      await rollOutBlock(site, ROLLED_OUT.file, COURSES);
      const unlock = await lockTable(site, 'courses');
      return both(unlock, ask(FEW_VISITS_PER_SECOND, visitsOf(ROLLED_OUT.path)));
    },
  },
];
