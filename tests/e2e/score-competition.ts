import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

const run = promisify(execFile);

/** The administrators of a site's competition, at their command line. */
export const scoreCompetition = ({ replicaEnv, contentDir }: RunningSite) => {
  const runCommand = async (...argv: string[]): Promise<string> => {
    const { stdout } = await run(
      process.execPath,
      ['packages/cli/bin/broadsheet.js', 'competition', ...argv],
      { env: { ...process.env, ...replicaEnv, CONTENT_DIR: contentDir } },
    );
    return stdout;
  };
  return {
    runCommand,
    /** Gives everybody with a submission for a round these points. */
    score: async (round: 2 | 3, points: number): Promise<void> => {
      const of = ['--round', String(round)];
      const template = await runCommand('entries', ...of, '--csv');
      const file = join(await mkdtemp(join(tmpdir(), 'broadsheet-scores-')), 'scores.csv');
      await writeFile(file, template.replaceAll(/,$/gm, `,${points}`));
      await runCommand('scores', file, ...of, '--by', 'Meera');
    },
  };
};
