import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findEarlierRevision, listAcceptedBlocks, listChangedFiles } from './earlier-revision.ts';

let root = '';
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

const commit = (file: string, message: string): string => {
  writeFileSync(join(root, file), message);
  git('add', '.');
  git('commit', '--quiet', '-m', message);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-revisions-'));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a change on the main branch is compared with the commit before', () => {
  expect(findEarlierRevision(root)).toBeNull();
  const first = commit('a', 'feat: a');
  expect(findEarlierRevision(root)).toBeNull();
  const second = commit('b', 'feat: b');
  expect(findEarlierRevision(root)).toBe(first);
  git('update-ref', 'refs/remotes/origin/main', second);
  expect(findEarlierRevision(root)).toBe(first);
});

it('a change on a branch is compared with where it left the main branch', () => {
  const fork = commit('a', 'feat: a');
  git('checkout', '--quiet', '-b', 'new');
  commit('b', 'feat: b');
  commit('c', 'feat: c');
  git('checkout', '--quiet', 'main');
  const main = commit('d', 'feat: d');
  git('update-ref', 'refs/remotes/origin/main', main);
  git('checkout', '--quiet', 'new');
  expect(findEarlierRevision(root)).toBe(fork);
});

it('files of commits and those that are not committed count', () => {
  const first = commit('a', 'feat: a');
  commit('b', 'feat: b');
  writeFileSync(join(root, 'a'), 'changed');
  writeFileSync(join(root, 'c'), 'new');
  expect(listChangedFiles(root, first)).toEqual(['a', 'b', 'c']);
});

it('trailers of the commits since a revision name blocks whose new look is meant', () => {
  const first = commit('a', 'feat: a\n\nAppearance: faq');
  commit('b', 'feat: b\n\nAppearance: job-list, company-card');
  commit('c', 'feat: c\n\nWider rows.\n\nAppearance: job-pane');
  expect(listAcceptedBlocks(root, first).sort()).toEqual(['company-card', 'job-list', 'job-pane']);
});

it('a folder without git has no earlier revision', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(findEarlierRevision(root)).toBeNull();
});
