import type { ProofTask } from '@broadsheet/layout-engine/prove-layout';

/** What the verdict on a layout depends on, apart from its text and the definitions. */
export type LayoutFacts = Omit<ProofTask, 'file' | 'text'>;
