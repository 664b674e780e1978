import { createHash } from 'node:crypto';
import { ROLLOUT_BOUNDS } from '@broadsheet/contract/studio/rollout';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { afterEach, beforeEach } from 'vitest';
import { type DocumentSave, openChange, saveDocument } from './edit-change.ts';
import { findChange } from './find-change.ts';
import { type FollowedTexts, followLiveTexts } from './follow-live-texts.ts';
import { loadGeneration, loadLiveTexts } from './live-texts.ts';
import { type Publication, publishChange } from './publish-change.ts';
import {
  openPublishingDatabase,
  type PublishingDatabase,
  type PublishingQueries,
  withDatabase,
} from './publishing-database.ts';

import { type RolloutStart, startRollout } from './start-rollout.ts';

export const NOW = Date.parse('2026-11-22T10:00:00Z');
export const ASHA: StaffName = { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01', name: 'Asha' };
export const RAVI: StaffName = { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a02', name: 'Ravi' };

export const digestOf = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

interface OpenedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A database for each test, with the deployment's files as a map. */
export const usePublishing = (openDatabase: () => Promise<OpenedDatabase>) => {
  let opened: OpenedDatabase;
  let database: PublishingDatabase;
  const followed: FollowedTexts[] = [];
  const files = new Map<string, string>();
  beforeEach(async () => {
    opened = await openDatabase();
    database = openPublishingDatabase(opened.url);
    files.clear();
  });
  afterEach(async () => {
    for (const each of followed.splice(0)) await each.close();
    await database.close();
    await opened.close();
  });

  const runQuery = <Result>(task: (queries: PublishingQueries) => Promise<Result>) =>
    withDatabase(database, task);
  const beneath = (file: string) => {
    const text = files.get(file);
    return text === undefined ? null : { text, digest: digestOf(text) };
  };
  const liveDigest = async (file: string) => {
    const { texts } = await runQuery(loadLiveTexts);
    const text = texts.find((each) => each.file === file)?.text ?? files.get(file);
    return text === undefined ? null : digestOf(text);
  };
  const save = async (
    id: string,
    file: string,
    text: string | null,
    more: Partial<DocumentSave> = {},
    by = ASHA,
  ) => {
    const live = await liveDigest(file);
    const document = { file, text, version: null, live, rebase: false, ...more };
    await runQuery((queries) => saveDocument(queries, id, document, { by, at: NOW }));
  };
  /** A new change with these texts. */
  const change = async (texts: Readonly<Record<string, string | null>>, by = ASHA) => {
    const id = await runQuery((queries) => openChange(queries, 'Diwali', { by, at: NOW }));
    for (const [file, text] of Object.entries(texts)) await save(id, file, text, {}, by);
    return id;
  };
  const versionOf = async (id: string) =>
    (await runQuery((queries) => findChange(queries, id))).version;
  /** What publishing and rolling out the newest version of a change have in common. */
  const publicationOf = async (id: string) => ({
    change: id,
    version: await versionOf(id),
    generation: await runQuery(loadGeneration),
    needsReview: false,
    by: ASHA,
    at: NOW,
    beneath,
    digestOf,
  });
  const publish = async (id: string, more: Partial<Publication> = {}) => {
    const publication = { ...(await publicationOf(id)), ...more };
    return runQuery((queries) => publishChange(queries, publication));
  };
  /** Returns the rollout's number. */
  const rollOut = async (id: string, more: Partial<RolloutStart> = {}) => {
    const rollout = { share: 0.1, bounds: ROLLOUT_BOUNDS, pages: ['home'] };
    const start = { ...(await publicationOf(id)), ...rollout, ...more };
    return runQuery((queries) => startRollout(queries, start));
  };
  const follow = (): FollowedTexts => {
    const log = { info: () => undefined, warn: () => undefined };
    const texts = followLiveTexts({ database, databaseUrl: opened.url, log });
    followed.push(texts);
    return texts;
  };
  const live = async () => {
    const { texts } = await runQuery(loadLiveTexts);
    return Object.fromEntries(texts.map(({ file, text }) => [file, text]));
  };
  return { runQuery, files, beneath, save, change, versionOf, publish, rollOut, follow, live };
};
