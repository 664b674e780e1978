import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import { type KnownProofs, NO_PROOFS, type Prove, proofFailure } from './known-proofs.ts';
import { layoutsToProve } from './layouts-to-prove.ts';
import { type LayoutMemo, type LoadedContent, loadContent } from './load-content.ts';
import type { ContentFile } from './read-content-files.ts';

export interface ContentValidation {
  readonly definitions: BlockDefinitions;
  readonly isTrusted?: KnownProofs['isTrusted'];
  /** Absent, layouts are proved here and now. */
  readonly prove?: Prove;
}

/** As `loadContent`, with the proofs made by `prove`. Rejects once the signal aborts. */
export const validateContent = async (
  files: readonly ContentFile[],
  { definitions, isTrusted = NO_PROOFS.isTrusted, prove }: ContentValidation,
  known: LayoutMemo,
  signal: AbortSignal,
): Promise<LoadedContent> => {
  if (!prove) return loadContent(files, definitions, known, { ...NO_PROOFS, isTrusted });
  const tasks = layoutsToProve(files, known, isTrusted);
  const found = tasks.size > 0 ? await prove([...tasks.values()], signal) : [];
  signal.throwIfAborted();
  const verdicts = new Map<string, readonly Finding[]>();
  for (const [index, [key, { file }]] of [...tasks].entries())
    verdicts.set(key, found[index] ?? [proofFailure(file, 'no verdict came')]);
  return loadContent(files, definitions, known, { verdicts, isTrusted });
};
