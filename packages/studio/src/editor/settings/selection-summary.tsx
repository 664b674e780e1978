import { Button, Heading } from 'react-aria-components';
import { count } from '../../format/count.ts';
import { copyByButton, cutByButton } from '../clipboard/clipboard-buttons.ts';
import type { Editing } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { titleOfBlock } from '../model/outline.ts';
import { rootsOf } from '../model/selection.ts';

/** Several selected blocks: what they are, and the actions on all of them. */
export const SelectionSummary = ({ editing }: { readonly editing: Editing }) => {
  const { actions, draft, scope, selection } = editing;
  const roots = rootsOf(arrange(draft, scope), selection);
  const [first = ''] = roots;
  const act = (label: string, to: () => void) => (
    <Button className="button-quiet" onPress={to}>
      {label}
    </Button>
  );
  return (
    <section className="editor-settings" aria-label="Selected blocks">
      <Heading level={2}>{count(roots.length, 'block')} selected</Heading>
      <p className="soft">Select one block to edit its settings.</p>
      <ul className="editor-selected-blocks">
        {roots.map((id) => (
          <li key={id}>{titleOfBlock(editing, id)}</li>
        ))}
      </ul>
      <div className="editor-buttons">
        {act('Move up', () => actions.shift(first, -1))}
        {act('Move down', () => actions.shift(first, 1))}
        {act('Copy', () => void copyByButton(actions, first))}
        {act('Cut', () => void cutByButton(actions, first))}
        {act('Duplicate', () => actions.duplicate(first))}
        {/* Both stay, so that the focus does: they say if there is nothing to do. */}
        {scope !== null && act('Hide', () => actions.hide(first))}
        {scope !== null && act('Show', () => actions.show(first))}
        {act('Save as a section…', () => actions.openSectionDialog(first))}
        {act('Remove', () => actions.remove(first))}
      </div>
    </section>
  );
};
