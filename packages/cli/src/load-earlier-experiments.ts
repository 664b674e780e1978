import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { readAudiences } from '@broadsheet/content-store/read-audiences';
import { EXPERIMENTS_FILE, readContentFiles } from '@broadsheet/content-store/read-content-files';
import { readExperiments } from '@broadsheet/content-store/read-experiments';
import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { AUDIENCES_FILE } from '@broadsheet/contract/named-audiences';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { SOURCE_MAX_BYTES } from '@broadsheet/layout-engine/json-source';

const run = promisify(execFile);
// A file over the limit must still arrive, to be refused as too large.
const OUTPUT_MAX_BYTES = 8 * SOURCE_MAX_BYTES;

const refuse = (against: string, file: string, [finding]: readonly Finding[]): Error => {
  const { line, column, message } = finding ?? { line: 1, column: 1, message: 'it is unreadable' };
  return new Error(
    `--against: ${file} of ${against} cannot be compared, ${line}:${column}: ${message}`,
  );
};

const loadFromFolder = async (against: string, dir: string): Promise<Experiments> => {
  const files = await readContentFiles(dir);
  if (!files.some(({ folder }) => folder === 'layouts'))
    throw new Error(`--against: no layouts/ with files in ${dir}`);
  const { audiences, findings: audienceFaults } = readAudiences(files, []);
  if (!audiences) throw refuse(against, AUDIENCES_FILE, audienceFaults);
  const { experiments, findings } = readExperiments(files, audiences);
  if (!experiments) throw refuse(against, EXPERIMENTS_FILE, findings);
  return experiments;
};

const loadFromGit = async (against: string, dir: string): Promise<Experiments> => {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-C', dir, ...args], { maxBuffer: OUTPUT_MAX_BYTES });
    return stdout;
  };
  const commit = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${against}^{commit}`,
  ).catch(() => {
    throw new Error(`--against: "${against}" is not a folder and not a git revision in ${dir}`);
  });
  const ref = commit.trim();
  const textOf = async (file: string): Promise<string | null> =>
    (await git('ls-tree', '--name-only', ref, '--', file)).trim() === ''
      ? null
      : git('show', `${ref}:./${file}`);
  const text = await textOf(EXPERIMENTS_FILE);
  if (text === null) return NO_EXPERIMENTS;
  const audiences = parseAudiences(AUDIENCES_FILE, (await textOf(AUDIENCES_FILE)) ?? '{}');
  if (!audiences.written) throw refuse(against, AUDIENCES_FILE, audiences.findings);
  const { written, findings } = parseExperiments(
    EXPERIMENTS_FILE,
    text,
    audiences.written.audiences,
  );
  if (!written) throw refuse(against, EXPERIMENTS_FILE, findings);
  return written.experiments;
};

const isFolder = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ?? false;
};

/**
 * The experiments of an earlier state of the content with the audiences that they name, empty where it had no file of
 * them. Throws when there is no such state, or one of both files cannot be read.
 * @param against a folder that contains `layouts/`, else a git ref.
 * @param dir the current content, in the repository of the ref.
 */
export const loadEarlierExperiments = async (
  against: string,
  dir: string,
): Promise<Experiments> => {
  const folder = resolve(against);
  return (await isFolder(folder)) ? loadFromFolder(against, folder) : loadFromGit(against, dir);
};
