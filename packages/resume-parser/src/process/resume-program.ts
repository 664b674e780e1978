import type { ParseOutcome } from '@broadsheet/contract/entities/parsed-resume';
import { parseResume } from '../parse-resume.ts';
import { readLines } from '../read-lines.ts';
import { ResumeRefusal } from '../resume-refusal.ts';
import type { ParseOrder } from './parse-order.ts';
import { watchMemory } from './watch-memory.ts';

// A program that is started with its limits, parses one file, responds and exits.
const MB = 1_000_000;

const parse = async ({ bytes, vocabulary, asOf }: ParseOrder): Promise<ParseOutcome> => {
  try {
    return { resume: parseResume(await readLines(bytes), vocabulary, asOf) };
  } catch (error) {
    // Other errors are not reported: their message may contain text of the file.
    return { failure: error instanceof ResumeRefusal ? error.failure : 'unreadable' };
  }
};

watchMemory(Number(process.argv[2]) * MB);
process.once('message', async (order: ParseOrder) => {
  const outcome = await parse(order);
  process.send?.(outcome, () => process.exit());
});
