import { Button } from 'react-aria-components';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { count } from '../format/count.ts';
import type { BannersDiff } from './compare-banners.ts';

interface ImportDialogProps {
  readonly diff: BannersDiff;
  readonly onImport: () => void;
  readonly onCancel: () => void;
}

const PARTS = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

/** Shows what an import adds, changes and removes, before it does. */
export const ImportDialog = ({ diff, onImport, onCancel }: ImportDialogProps) => {
  const { added, changed, removed, same } = diff;
  const isNothing = added.length + changed.length + removed.length === 0;
  return (
    <DialogFrame title="Import banners" onClose={onCancel}>
      {isNothing && <p>The file has the same banners as the list.</p>}
      {PARTS.map(([part, label]) => {
        const names = diff[part];
        return names.length === 0 ? null : (
          <section key={part} aria-label={label}>
            <h3>
              {label}: {names.length}
            </h3>
            <p>{names.join(', ')}</p>
          </section>
        );
      })}
      {same > 0 && !isNothing && <p className="soft">{count(same, 'banner')} stay the same.</p>}
      <div className="buttons">
        {!isNothing && (
          <Button className="button" onPress={onImport}>
            Import
          </Button>
        )}
        <Button className="button-quiet" onPress={onCancel}>
          {isNothing ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </DialogFrame>
  );
};
