import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectDocument } from './read-documents.ts';

const FOLDERS = 'bff|brand-configs|deploy|docs|layouts|packages|renderer|scripts|tests';
const PATH = new RegExp(`\`((?:${FOLDERS})/[^\`\\s:,;(){}]*)`, 'g');
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
/** Written by a build, a run or an author. */
const MADE =
  /(^|\/)(dist|test-results|node_modules)(\/|$)|\.data|^layouts\/(images|experiments\.json|messages\/en-IN\.)/;
/** Prose may name a module without its ending. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];
const PLACEHOLDER = /[<*|]/;

const matchesEntry = (folder: string, pattern: string): boolean => {
  const source = pattern.replace(/[.+]/g, '\\$&').replace(/<[^>]*>|\*+/g, '.+');
  return readdirSync(folder).some((name) => new RegExp(`^${source}$`).test(name));
};

/** Whether a path exists; a segment with a placeholder needs one matching entry. */
const exists = (root: string, path: string): boolean => {
  const parts = path.split('/').filter(Boolean);
  const at = parts.findIndex((part) => PLACEHOLDER.test(part));
  if (at < 0) return ENDINGS.some((ending) => existsSync(join(root, `${path}${ending}`)));
  const folder = join(root, ...parts.slice(0, at));
  return existsSync(folder) && matchesEntry(folder, parts[at] ?? '');
};

const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingAnchor(heading));

/** Paths in code that a document names and the project lacks. */
export const missingPaths = (root: string, { text }: ProjectDocument): string[] =>
  [...text.matchAll(PATH)]
    .map(([, path = '']) => path.replace(/[.]$/, ''))
    .filter((path) => !MADE.test(path) && !exists(root, path));

/** Links of a document that lead to no file, or to no heading of it. */
export const deadLinks = (
  root: string,
  { file, text }: ProjectDocument,
  documents: readonly ProjectDocument[],
): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      const document = documents.find((each) => each.file === target);
      return (
        anchor !== undefined && document !== undefined && !anchorsOf(document.text).includes(anchor)
      );
    });
