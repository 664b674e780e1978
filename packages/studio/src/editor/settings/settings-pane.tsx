import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';

interface SettingsPaneProps {
  /** The selected block; null for none. */
  readonly selected: string | null;
  /** The name of the selected block. */
  readonly title: string;
  readonly hidden: boolean;
  readonly children: ReactNode;
}

/**
 * The settings beside the page. On narrow screens those of a selected block are a sheet over the foot of the page, which
 * can be closed and opened again.
 */
export const SettingsPane = ({ selected, title, hidden, children }: SettingsPaneProps) => {
  const [closed, close] = useState<string | null>(null);
  const kind = selected === null ? 'none' : closed === selected ? 'closed' : 'open';
  return (
    <>
      <section
        className="editor-pane editor-sheet"
        aria-label="Settings"
        data-sheet={kind}
        hidden={hidden}
      >
        <div className="editor-sheet-head">
          <Button className="button-quiet" onPress={() => close(selected)}>
            Close settings
          </Button>
        </div>
        {children}
      </section>
      {kind === 'closed' && (
        <Button className="button editor-sheet-opener" onPress={() => close(null)}>
          Settings of {title}
        </Button>
      )}
    </>
  );
};
