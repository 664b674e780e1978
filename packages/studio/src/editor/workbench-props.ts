import type { StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import type { Palette } from './audience/audience-fields.ts';

export interface WorkbenchProps {
  readonly change: Change;
  readonly file: string;
  readonly begun: string;
  readonly palette: Palette;
  /** Those of the draft. */
  readonly audiences: readonly StudioAudience[];
  /** All content files. */
  readonly files: readonly string[];
  readonly onChange: (change: Change) => void;
}
