import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ProjectDocument {
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
}

const GENERATED = /^docs\/blocks\//;

/** The documents at the root and under docs/, but for generated pages of blocks. */
export const readDocuments = (): ProjectDocument[] => {
  const atRoot = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const inDocs = readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name}`)
    .filter((file) => file.endsWith('.md') && !GENERATED.test(file));
  return [...atRoot, ...inDocs, 'tests/README.md'].map((file) => ({
    file,
    text: readFileSync(`${ROOT}${file}`, 'utf8'),
  }));
};
