import { resolveAudienceCell } from '@broadsheet/content-store/audience-cell';
import { audienceChoices, audiencesByKey } from '../editor/audience/audience-fields.ts';
import { framesOf } from '../picture/frames.ts';
import { PictureDialog } from '../picture/picture-dialog.tsx';
import { CellEditor } from './cell-editor.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';
import { columnText } from './columns.ts';
import { FlagEditor } from './flag-editor.tsx';
import { TimeEditor } from './time-editor.tsx';
import type { Leaving } from './use-grid.ts';
import type { Targets } from './use-targets.ts';

interface CellInputProps {
  readonly column: string;
  readonly text: string;
  readonly targets: Targets;
  readonly onDone: (text: string, leaving?: Leaving) => void;
  readonly onCancel: () => void;
  /** Called when the focus leaves the field. */
  readonly onClose: () => void;
  readonly onBlur: (text: string) => void;
}

/** The input for a cell, by the kind of its column. */
export const CellInput = ({ column, targets, onClose, onBlur, ...cell }: CellInputProps) => {
  const { name, kind } = columnText(column);
  if (kind === 'flag') return <FlagEditor label={name} onClose={onClose} {...cell} />;
  if (kind === 'cities')
    return (
      <ChoicesDialog
        title="Cities"
        everybody="Only visitors from these cities see the banner. Select none to show it everywhere."
        choices={targets.cities}
        {...cell}
      />
    );
  if (kind === 'categories')
    return (
      <ChoicesDialog
        title="Categories"
        everybody="The banner appears on pages of these categories. Select none for all pages."
        choices={targets.categories}
        {...cell}
      />
    );
  if (kind === 'audiences')
    return (
      <ChoicesDialog
        title="Audience"
        everybody="Only people in these audiences see the banner. Select none to show it to everyone."
        choices={audienceChoices(targets.audiences, 'all views')}
        {...cell}
        text={resolveAudienceCell(cell.text, audiencesByKey(targets.audiences))}
      />
    );
  if (kind === 'moment') return <TimeEditor label={name} onBlur={onBlur} {...cell} />;
  if (kind === 'picture') return <PictureDialog frames={framesOf(column)} title={name} {...cell} />;
  return <CellEditor label={name} isNumber={kind === 'number'} onBlur={onBlur} {...cell} />;
};
