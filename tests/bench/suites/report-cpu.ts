import { cpuUsage, env } from 'node:process';

/**
 * Loaded before a suite: prints the CPU time of the process per run of each task of its tinybench. On a machine with other work it
 * says more than the suite's own figures, which are wall time.
 */
const path = env.SUITE_TINYBENCH;
if (!path) throw new Error('SUITE_TINYBENCH is not set');
const { Bench } = await import(path);
const { add } = Bench.prototype;

Bench.prototype.add = function addMeasured(name: string, run: () => Promise<void>) {
  let runs = 0;
  let before = cpuUsage();
  const counted = () => {
    runs += 1;
    return run();
  };
  const beforeAll = () => {
    runs = 0;
    before = cpuUsage();
  };
  const afterAll = () => {
    const { user, system } = cpuUsage(before);
    console.log(`cpu of ${name}: ${(user + system) / 1000 / runs} ms`);
  };
  return add.call(this, name, counted, { beforeAll, afterAll });
};
