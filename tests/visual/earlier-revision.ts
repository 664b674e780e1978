import { execFileSync } from 'node:child_process';

/** Null where git refuses. */
const git = (root: string, ...args: readonly string[]): string | null => {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return null;
  }
};

const linesOf = (output: string | null): string[] => (output ?? '').split('\n').filter(Boolean);

/**
 * What a change is compared with: where its branch left `origin/main`, or the commit before where it is that branch.
 * @returns null in a folder without an earlier commit, such as an archive or a shallow clone
 */
export const findEarlierRevision = (root: string): string | null => {
  const head = git(root, 'rev-parse', 'HEAD');
  const fork = git(root, 'merge-base', 'HEAD', 'origin/main');
  return fork && fork !== head ? fork : git(root, 'rev-parse', '--verify', 'HEAD~1');
};

/** Files that differ between the revision and this folder, uncommitted and untracked ones too. */
export const listChangedFiles = (root: string, revision: string): string[] => [
  ...linesOf(git(root, 'diff', '--name-only', '--no-renames', revision)),
  ...linesOf(git(root, 'ls-files', '--others', '--exclude-standard')),
];

/** Block types that commits since the revision name in a trailer `Appearance: <type>, <type>`. */
export const listAcceptedBlocks = (root: string, revision: string): string[] =>
  linesOf(
    git(root, 'log', '--format=%(trailers:key=Appearance,valueonly)', `${revision}..HEAD`),
  ).flatMap((line) => line.split(/[\s,]+/).filter(Boolean));
