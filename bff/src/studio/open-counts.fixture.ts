import { openRecorder } from '@broadsheet/experiments/recording/open-recorder';
import { openBlockCounter } from '@broadsheet/telemetry/block-counts/open-block-counter';
import { createManualSchedule } from '@broadsheet/telemetry/recording/manual-schedule.fixture';
import { createLog } from '../boot/log.ts';

/** The block counter of one replica; the test decides when it writes. */
export const openCounts = async (databaseUrl: string, now: () => number) => {
  const log = createLog('silent');
  const timers = createManualSchedule();
  const counting = { databaseUrl, log, now, onLost: () => undefined, schedule: timers.schedule };
  const recorder = await openRecorder(counting);
  const blockCounter = openBlockCounter(counting);
  return {
    recorder,
    blockCounter,
    write: timers.run,
    close: async () => {
      await Promise.all([recorder.close(), blockCounter.close()]);
    },
  };
};
