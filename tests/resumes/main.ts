import { scoreSamples, tableOf } from './report.ts';
import { f1 } from './score.ts';

/** `tsx tests/resumes/main.ts <folder> [--tuned]`: totals of both halves, and what is wrong in the tuned one. */
const [folder, flag] = process.argv.slice(2);
if (!folder) throw new Error('usage: tsx tests/resumes/main.ts <folder> [--tuned]');
const scored = await scoreSamples(folder);
console.log(tableOf(scored).join('\n'));
if (flag === '--tuned')
  for (const { sample, scores, jobs } of scored.filter(({ sample }) => sample.half === 'tune')) {
    const wrong = Object.entries(scores).filter(([, tally]) => f1(tally) < 1);
    if (wrong.length === 0) continue;
    console.log(
      `\n${sample.file}: ${wrong.map(([field, { given, found, right }]) => `${field} ${right}/${given} (${found})`).join(', ')}`,
    );
    if (f1(scores.jobs ?? { given: 0, found: 0, right: 0 }) < 1) {
      for (const job of jobs.given) if (!jobs.found.includes(job)) console.log(`  - ${job}`);
      for (const job of jobs.found) if (!jobs.given.includes(job)) console.log(`  + ${job}`);
    }
  }
