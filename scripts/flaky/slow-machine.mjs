import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Three competitors on each core leave a quarter of it to each process of a test. */
const COMPETITORS = 3;
/** Ends by itself when the run that started it is gone. */
const BUSY = `
  const parent = process.ppid;
  while (process.ppid === parent) {
    const until = performance.now() + 50;
    while (performance.now() < until);
  }
`;

/** Keeps every core busy. @returns {() => void} ends that */
export const slowMachine = () => {
  const busy = Array.from({ length: COMPETITORS * availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', BUSY], { stdio: 'ignore' }),
  );
  return () => {
    for (const competitor of busy) competitor.kill('SIGKILL');
  };
};
