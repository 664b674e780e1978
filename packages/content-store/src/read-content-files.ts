import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import {
  type BigIntStats,
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { LANDING_SLUG_PATTERN } from '@broadsheet/contract/landing';
import { METRICS_FILE } from '@broadsheet/contract/metrics';
import { AUDIENCES_FILE } from '@broadsheet/contract/named-audiences';
import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import { SOURCE_MAX_BYTES } from '@broadsheet/layout-engine/json-source';

export const CONTENT_FOLDERS = [
  'layouts',
  'layouts/banners',
  'layouts/blogs',
  'layouts/blogs/management',
  'layouts/blogs/tech',
  'layouts/competitions',
  'layouts/content',
  'layouts/landing',
  'layouts/messages/en-IN',
  'layouts/messages/en-IN.management',
  'layouts/messages/en-IN.tech',
  'layouts/seo',
  'layouts/surveys',
  'brand-configs',
] as const;
export type ContentFolder = (typeof CONTENT_FOLDERS)[number];

export interface ContentFile {
  readonly folder: ContentFolder;
  /** Relative to the content directory, with forward slashes: what findings carry. */
  readonly file: string;
  /**
   * File name without its ending; of an article `blogs/<slug>.<brand>`, as texts of one brand are named; of a landing
   * page `landing/<slug>`.
   */
  readonly name: string;
  /** Null when the file could not be read; `fault` says why. */
  readonly text: string | null;
  readonly fault?: Finding;
}

export const EXPERIMENTS_FILE = 'layouts/experiments.json';

/** They are in the layouts folder, but are no layouts. */
const OTHER_FILES: readonly string[] = [
  EXPERIMENTS_FILE,
  AUDIENCES_FILE,
  METRICS_FILE,
  REDIRECTS_FILE,
  PICTURES_FILE,
];

export const isLayoutFile = ({ folder, file }: ContentFile): boolean =>
  folder === 'layouts/landing' || (folder === 'layouts' && !OTHER_FILES.includes(file));

interface FolderRule {
  readonly name: RegExp;
  readonly maxBytes: number;
}

/** Plain names only: `.#home.json`, `home.json~`, `#home.json#` and `home.tmp.json` are editors' temporary files. */
const JSON_FILES: FolderRule = { name: /^[A-Za-z0-9_-]+\.json$/, maxBytes: SOURCE_MAX_BYTES };
const LANDING_FILES: FolderRule = {
  name: new RegExp(`${LANDING_SLUG_PATTERN.slice(0, -1)}\\.json$`),
  maxBytes: SOURCE_MAX_BYTES,
};
const ARTICLE_FILES: FolderRule = { name: /^[a-z0-9]+(-[a-z0-9]+)*\.md$/, maxBytes: 64_000 };
const FOLDER_RULES: Readonly<Record<ContentFolder, FolderRule>> = {
  layouts: JSON_FILES,
  'layouts/banners': { name: /^[A-Za-z0-9_-]+\.csv$/, maxBytes: SOURCE_MAX_BYTES },
  'layouts/blogs': JSON_FILES,
  'layouts/blogs/management': ARTICLE_FILES,
  'layouts/blogs/tech': ARTICLE_FILES,
  'layouts/competitions': JSON_FILES,
  'layouts/content': { name: /^[a-z0-9-]+(\.[a-z]+)?\.md$/, maxBytes: 64_000 },
  'layouts/landing': LANDING_FILES,
  'layouts/messages/en-IN': JSON_FILES,
  'layouts/messages/en-IN.management': JSON_FILES,
  'layouts/messages/en-IN.tech': JSON_FILES,
  'layouts/seo': JSON_FILES,
  'layouts/surveys': JSON_FILES,
  'brand-configs': JSON_FILES,
};

const faultAt = (file: string, code: FindingCode, message: string, mend: string): Finding => ({
  file,
  line: 1,
  column: 1,
  code,
  message,
  mend,
});

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const LANDING_PAGE = /^layouts\/(landing\/[^/]+)\.json$/;
const ARTICLE = /^layouts\/blogs\/([a-z]+)\/([^/]+)\.md$/;

/** The name of a content file, without its folder. */
export const nameOfFile = (file: string): string => {
  const landing = LANDING_PAGE.exec(file)?.[1];
  if (landing !== undefined) return landing;
  const [, brand, slug] = ARTICLE.exec(file) ?? [];
  if (slug !== undefined) return `blogs/${slug}.${brand}`;
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
};

/** Whether a file is a Markdown text: of a page, or an article. */
export const isTextFile = ({ file }: Pick<ContentFile, 'file'>): boolean => file.endsWith('.md');

const listNames = (dir: string, folder: ContentFolder): string[] => {
  try {
    const entries = readdirSync(join(dir, folder), { withFileTypes: true });
    // A symlink could lead anywhere; only files of the folder itself are content.
    return entries
      .filter((entry) => entry.isFile() && FOLDER_RULES[folder].name.test(entry.name))
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
};

/** Spreadsheets often save in the system's encoding, in which letters would be wrong. */
const decodeText = (file: string, bytes: Buffer): { text: string | null; fault?: Finding } => {
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { text };
  const before = text.slice(0, text.indexOf('\ufffd')).split(/\r\n|\r|\n/);
  const fault = {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    code: 'FILE_ENCODING' as const,
    message: 'the file is not written in UTF-8',
    mend: 'Save it as UTF-8; spreadsheets call it "CSV UTF-8".',
  };
  return { text: null, fault };
};

/** Synchronous: the files are small and many, and a switch to another thread costs ten times a read. */
const readText = (
  path: string,
  file: string,
  { maxBytes }: FolderRule,
): { text: string | null; fault?: Finding } => {
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    if (size > maxBytes) {
      const message = `the file holds ${size} bytes, the limit is ${maxBytes}`;
      const mend = 'Remove what no page shows, or check that this is the file you meant.';
      return { text: null, fault: faultAt(file, 'FILE_TOO_LARGE', message, mend) };
    }
    return decodeText(file, readFileSync(handle));
  } finally {
    closeSync(handle);
  }
};

const readOne = (dir: string, folder: ContentFolder, entry: string): ContentFile | null => {
  const file = `${folder}/${entry}`;
  const head = { folder, file, name: nameOfFile(file) };
  try {
    return { ...head, ...readText(join(dir, folder, entry), file, FOLDER_RULES[folder]) };
  } catch (error) {
    if (isGone(error)) return null;
    const message = `the file cannot be read: ${error instanceof Error ? error.message : error}`;
    const mend = 'Let the site read the file.';
    return { ...head, text: null, fault: faultAt(file, 'FILE_UNREADABLE', message, mend) };
  }
};

const isSameFile = (left: ContentFile, right: ContentFile): boolean =>
  left.text === right.text && JSON.stringify(left.fault) === JSON.stringify(right.fault);

/**
 * All content files of a directory, sorted; none for a missing folder. Throws when a folder is not readable.
 * @param last the previous reading: an unchanged file is the same object, so that nothing is validated again.
 */
export const readContentFiles = async (
  dir: string,
  last: readonly ContentFile[] = [],
  folders: readonly ContentFolder[] = CONTENT_FOLDERS,
): Promise<ContentFile[]> => {
  const before = new Map(last.map((each) => [each.file, each]));
  const files: ContentFile[] = [];
  for (const folder of folders)
    for (const entry of listNames(dir, folder)) {
      const file = readOne(dir, folder, entry);
      const known = file && before.get(file.file);
      if (file) files.push(known && isSameFile(known, file) ? known : file);
    }
  return files;
};

const statOrNull = (path: string): BigIntStats | null => {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return null;
  }
};

/**
 * Changes whenever a file of the directory is written, created or deleted. Synchronous and cheap enough for two calls a
 * second: a switch to another thread per file would take a twentieth of the process's capacity.
 */
export const signatureOfContent = (
  dir: string,
  folders: readonly ContentFolder[] = CONTENT_FOLDERS,
): string => {
  const parts: string[] = [];
  for (const folder of folders)
    for (const entry of listNames(dir, folder)) {
      const found = statOrNull(join(dir, folder, entry));
      if (found)
        parts.push([folder, entry, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(':'));
    }
  return parts.join('\n');
};

/** Equal contents have equal digests. */
export const digestOfContent = (files: readonly ContentFile[]): string => {
  const hash = createHash('sha256');
  for (const { file, text, fault } of files) hash.update(JSON.stringify([file, text, fault]));
  return hash.digest('hex');
};
