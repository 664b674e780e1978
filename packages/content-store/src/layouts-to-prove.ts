import type { ProofTask } from '@broadsheet/layout-engine/prove-layout';
import type { KnownProofs } from './known-proofs.ts';
import { createLayoutKey } from './layout-key.ts';
import type { LayoutMemo } from './load-content.ts';
import { readAddresses } from './read-addresses.ts';
import { readAudiences } from './read-audiences.ts';
import { type ContentFile, isLayoutFile } from './read-content-files.ts';
import { readExperiments } from './read-experiments.ts';
import { validateBrands } from './validate-brands.ts';

/** The layouts that `loadContent` would have to prove, by the key of their verdict. */
export const layoutsToProve = (
  files: readonly ContentFile[],
  known: LayoutMemo,
  isTrusted: KnownProofs['isTrusted'],
): Map<string, ProofTask> => {
  const { configs: brands } = validateBrands(files, isTrusted);
  const { audiences } = readAudiences(files, brands);
  const { experiments } = readExperiments(files, audiences);
  const { addresses } = readAddresses(files, brands);
  const facts = { brands, experiments, audiences, addresses };
  const keyOf = createLayoutKey(facts);
  const tasks = new Map<string, ProofTask>();
  for (const file of files.filter(isLayoutFile)) {
    const key = keyOf(file);
    if (file.text !== null && !known.has(key) && !isTrusted(key))
      tasks.set(key, { file: file.file, text: file.text, ...facts });
  }
  return tasks;
};
