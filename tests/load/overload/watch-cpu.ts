import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { cpuMsOf, descendantsOf } from '../../bench/servers/process-figures.ts';

/** How busy each program was during a measurement. @returns reads it, with the load's own share of a core */
export const watchCpu = (site: Pick<RunningSite, 'pidOf'>) => {
  const programs = {
    BFF: [site.pidOf('bff')],
    services: [site.pidOf('services')],
    all: descendantsOf(process.pid),
    load: [process.pid],
  };
  const measure = () =>
    Object.values(programs).map((pids) =>
      pids.map(cpuMsOf).reduce((sum, ms) => sum + (ms || 0), 0),
    );
  const [before, beganAt] = [measure(), performance.now()];
  return (when: string): number => {
    const passed = performance.now() - beganAt;
    const shares = measure().map((ms, at) => (ms - (before[at] ?? 0)) / passed);
    const usage = Object.keys(programs).map(
      (name, at) => `${name} ${((shares[at] ?? 0) * 100).toFixed(0)} %`,
    );
    console.log(`     of a core ${when}: ${usage.join(', ')}`);
    return shares.at(-1) ?? 0;
  };
};
