import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Value } from 'typebox/value';

const Entry = Type.Object({
  file: Type.String(),
  isEntry: Type.Optional(Type.Boolean()),
});
const Manifest = Type.Record(Type.String(), Entry);

/** What Studio's document names: addresses of its program and its styles. */
export interface StudioBuild {
  readonly script: string;
  readonly styles: readonly string[];
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads the manifest of Studio's build; null where it has not been built. Throws for an invalid one. */
export const readStudioBuild = async (dir: string, prefix: string): Promise<StudioBuild | null> => {
  const text = await readFile(join(dir, '.vite', 'manifest.json'), 'utf8').catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const entries = Object.values(Value.Parse(Manifest, JSON.parse(text)));
  const script = entries.find(({ isEntry }) => isEntry)?.file;
  if (!script) throw new Error(`no entry in the manifest of Studio in ${dir}`);
  const styles = entries.map(({ file }) => file).filter((file) => file.endsWith('.css'));
  return {
    script: `${prefix}/${script}`,
    styles: [...new Set(styles)].map((file) => `${prefix}/${file}`),
  };
};
