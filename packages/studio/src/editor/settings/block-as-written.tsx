import { Button } from 'react-aria-components';
import type { Editing } from '../editing.ts';
import { titleOfBlock } from '../model/outline.ts';

/** A block without a form: its JSON, and the actions on the block. */
export const BlockAsWritten = ({
  editing,
  id,
}: {
  readonly editing: Editing;
  readonly id: string;
}) => {
  const { settings = {} } = editing.blocks.get(id) ?? {};
  const name = titleOfBlock(editing, id);
  const act = (label: string, to: () => void) => (
    <Button className="button-quiet" aria-label={`${label}: ${name}`} onPress={to}>
      {label}
    </Button>
  );
  return (
    <>
      {Object.keys(settings).length === 0 ? (
        <p>This block has no settings.</p>
      ) : (
        <pre className="editor-as-written">{JSON.stringify(settings, null, 2)}</pre>
      )}
      <div className="editor-buttons">
        {act('Move up', () => editing.shift(id, -1))}
        {act('Move down', () => editing.shift(id, 1))}
        {act('Duplicate', () => editing.duplicate(id))}
        {act('Remove', () => editing.remove(id))}
      </div>
    </>
  );
};
