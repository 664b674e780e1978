/**
 * Saves corrupted content under load: `tsx tests/load/bad-input.ts [mutations] [seed]`, on a built site. Exits with 1
 * when a page broke or changed, or when a fault was not reported exactly once.
 */
import { surviveMutations } from '../hostile/survive-mutations.ts';

const mutations = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? 1);
const { failures, requests, accepted: valid } = await surviveMutations(mutations, seed);
for (const failure of failures) console.error(failure);
console.log(
  `${mutations} mutations (seed ${seed}), ${valid} of them sound; ${requests} requests meanwhile; ${failures.length} failures`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
