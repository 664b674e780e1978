import { isLandingName } from '@broadsheet/contract/page-name';
import type { StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import { Button } from 'react-aria-components';
import type { Palette } from '../audience/audience-fields.ts';
import { VariantBar } from '../audience/variant-bar.tsx';
import { pasteByButton } from '../clipboard/clipboard-buttons.ts';
import type { Editing } from '../editing.ts';
import { Pane } from '../pane.tsx';
import type { Panes } from '../use-panes.ts';
import { OutlineTree } from './outline-tree.tsx';

interface OutlinePaneProps {
  readonly panes: Panes;
  readonly editing: Editing;
  /** Renders with lower priority than the input. */
  readonly later: Editing;
  readonly palette: Palette;
  readonly audiences: readonly StudioAudience[];
}

/** The variants and the blocks of the page. */
export const OutlinePane = ({ panes, editing, later, palette, audiences }: OutlinePaneProps) => (
  <Pane pane="outline" panes={panes} label="Outline">
    <VariantBar editing={editing} palette={palette} audiences={audiences} />
    <div className="buttons editor-outline-buttons">
      <Button
        className="button-quiet"
        onPress={() => editing.openInsertDialog(editing.selection.at(-1) ?? '')}
      >
        Add block
      </Button>
      <Button className="button-quiet" onPress={() => void pasteByButton(editing.actions)}>
        Paste
      </Button>
      {isLandingName(editing.draft.page) && editing.selection.length > 0 && (
        <Button
          className="button-bare"
          onPress={() => {
            editing.select(null);
            panes.open('settings');
          }}
        >
          Page settings
        </Button>
      )}
    </div>
    <OutlineTree editing={later} actions={editing.actions} />
  </Pane>
);
