import type { LayoutMemo } from './load-content.ts';

/** Where content is previewed: drafts in Studio, and the change that is rolled out. */
export type PreviewUse = 'studio' | 'rollout';

export interface ProofMemos {
  /** All known proofs: previewed content is not proved again when it is published. */
  readonly known: () => LayoutMemo;
  readonly setPreviewed: (use: PreviewUse, memo: LayoutMemo) => void;
  readonly setServing: (memo: LayoutMemo) => void;
  /**
   * Adds proofs of content with faults; those of the serving content stay, so that undoing a mistake needs no proof.
   */
  readonly setFaulty: (memo: LayoutMemo) => void;
}

/** The proofs of the content that is served, was read last, and was previewed last. */
export const createProofMemos = (first: LayoutMemo): ProofMemos => {
  let serving = first;
  let newest = first;
  const previewed = new Map<PreviewUse, LayoutMemo>();
  return {
    known: () => new Map([...[...previewed.values()].flatMap((memo) => [...memo]), ...newest]),
    setPreviewed: (use, memo) => void previewed.set(use, memo),
    setServing: (memo) => {
      serving = memo;
      newest = memo;
    },
    setFaulty: (memo) => {
      newest = new Map([...serving, ...memo]);
    },
  };
};
