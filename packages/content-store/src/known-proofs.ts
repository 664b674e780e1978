import type { Finding } from '@broadsheet/contract/finding';
import type { ProofTask } from '@broadsheet/layout-engine/prove-layout';

/** Proves layouts somewhere; the verdicts are in the order of the tasks. Rejects once the signal aborts. */
export type Prove = (
  tasks: readonly ProofTask[],
  signal: AbortSignal,
) => Promise<readonly (readonly Finding[])[]>;

/** Earlier results about files, by the key of everything that validating them depends on. */
export interface KnownProofs {
  /** All that was found of each layout that was proved elsewhere. */
  readonly verdicts: ReadonlyMap<string, readonly Finding[]>;
  /** Whether the files of this key had no fault earlier. */
  readonly isTrusted: (key: string) => boolean;
}

export const NO_PROOFS: KnownProofs = { verdicts: new Map(), isTrusted: () => false };

const PROOF_FAILED = 'PROOF_FAILED';

/** An unfinished proof says nothing about the layout: the next check repeats it. */
export const isProofFailure = ({ code }: Finding): boolean => code === PROOF_FAILED;

/** @param reason completes "could not be proved: ...". */
export const proofFailure = (file: string, reason: string): Finding => ({
  file,
  line: 1,
  column: 1,
  code: PROOF_FAILED,
  message: `the plans of this layout could not be proved: ${reason}`,
  mend: 'Save it again; if that does not help, let fewer fields stand in different variants.',
});
