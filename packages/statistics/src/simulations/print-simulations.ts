import { findBrokenPromises } from './find-broken-promises.ts';
import { formatSimulations } from './format-simulations.ts';
import { simulateAll } from './simulate.ts';

/** Prints what the simulations show, and fails where they break a promise: a proof of `npm run verify`. */
const simulations = simulateAll({ withoutEffect: 2_000, withEffect: 1_000 });
const broken = findBrokenPromises(simulations);
process.stdout.write(
  `${formatSimulations(simulations)}\n${broken.map((one) => `${one}\n`).join('')}`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
