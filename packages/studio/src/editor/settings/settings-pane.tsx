import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Pane } from '../pane.tsx';
import type { Panes } from '../use-panes.ts';

/** The settings beside the page; on narrow screens a sheet below it, so that the block stays in view. */
export const SettingsPane = ({
  panes,
  children,
}: {
  readonly panes: Panes;
  readonly children: ReactNode;
}) => (
  <Pane pane="settings" panes={panes} label="Settings">
    <div className="editor-pane-head">
      <Button
        className="button-bare editor-pane-close"
        aria-label="Close settings"
        onPress={() => panes.close('settings')}
      >
        ×
      </Button>
    </div>
    {children}
  </Pane>
);
