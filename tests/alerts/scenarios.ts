import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { holdJob, lockTable, spoilJob, untilTable } from './faults/hold-database.ts';
import { haveHang, haveStutter, processesOfDatabase } from './faults/hold-processes.ts';
import { reportBlocks, rollOutBlock, spoilContent } from './faults/spoil-content.ts';
import { visitsOf } from './faults/visits-of.ts';
import type { AddLoad, Scenario, Undo } from './scenario.ts';

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

/** Failures of a site, each with its alerts. */
export const createScenarios = (site: RunningSite, addLoad: AddLoad): readonly Scenario[] => [
  {
    name: 'the BFF hangs',
    alerts: ['SiteDown'],
    misleading: ['ServicesDown', 'DatabaseAway'],
    start: () => haveHang([site.pidOf('bff')]),
  },
  {
    name: 'the services hang',
    alerts: ['ServicesDown', 'BreakerOpen', 'StaleAnswers', 'ErrorAnswers'],
    misleading: ['SiteDown', 'Overloaded'],
    start: () => haveHang([site.pidOf('services')]),
  },
  {
    name: 'PostgreSQL hangs',
    alerts: ['DatabaseAway', 'BreakerOpen', 'ErrorAnswers', 'ConnectionsShort'],
    misleading: ['SiteDown', 'ServicesDown', 'Overloaded'],
    start: () => haveHang(processesOfDatabase(site)),
  },
  {
    name: 'a statement holds the jobs',
    alerts: ['SlowServices', 'SlowPages', 'BlocksFail'],
    misleading: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'Overloaded'],
    start: () => lockTable(site, 'jobs'),
  },
  {
    name: 'more requests than the site can serve',
    alerts: ['Overloaded'],
    misleading: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'ErrorAnswers', 'BreakerOpen'],
    start: async () => addLoad(FLOOD_PER_SECOND),
  },
  {
    name: 'a layout is invalid',
    alerts: ['ConfigFaults'],
    misleading: ['BlocksFail', 'ErrorAnswers'],
    start: () => spoilContent(site),
  },
  {
    name: 'browsers cannot wake a block',
    alerts: ['BrowserFaults'],
    misleading: ['BlocksFail'],
    start: () => reportBlocks(site),
  },
  {
    name: 'a job fails for the last time',
    alerts: ['JobsGivenUp'],
    misleading: ['JobsLate'],
    start: () => spoilJob(site),
  },
  {
    name: 'a job is not done',
    alerts: ['JobsLate'],
    misleading: ['JobsGivenUp'],
    start: () => holdJob(site),
  },
  {
    name: 'events of visits are not taken',
    alerts: ['RecordingAway', 'RecordingLost'],
    misleading: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'ErrorAnswers', 'Overloaded'],
    start: async () => {
      const endVisits = addLoad(VISITS_PER_SECOND, visitsOf(ROLLED_OUT.path));
      await untilTable(site, EVENTS);
      return both(await lockTable(site, EVENTS), endVisits);
    },
  },
  {
    name: 'the BFF stutters',
    alerts: ['LoopBlocked'],
    misleading: ['SiteDown', 'ServicesDown', 'DatabaseAway'],
    start: () => haveStutter(site.pidOf('bff')),
  },
  {
    name: 'what is rolled out fails',
    alerts: ['RolledBack'],
    misleading: ['SiteDown', 'ServicesDown', 'DatabaseAway', 'ErrorAnswers', 'Overloaded'],
    start: async () => {
      await rollOutBlock(site, ROLLED_OUT.file, COURSES);
      const unlock = await lockTable(site, 'courses');
      return both(unlock, addLoad(FEW_VISITS_PER_SECOND, visitsOf(ROLLED_OUT.path)));
    },
  },
];
