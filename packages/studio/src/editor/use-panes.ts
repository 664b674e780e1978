import { useState } from 'react';

const PANES = ['outline', 'settings'] as const;
export type Pane = (typeof PANES)[number];

/** What was hidden last, for the next page that is opened. */
let lastHidden: readonly Pane[] = [];

/** Which panes beside the canvas are hidden: as the editor was left, until Studio is loaded again. */
export const usePanes = () => {
  const [hidden, setHidden] = useState(lastHidden);
  const toggle = (pane: Pane) => {
    lastHidden = PANES.filter((each) => hidden.includes(each) !== (each === pane));
    setHidden(lastHidden);
  };
  return { hidden, isHidden: (pane: Pane) => hidden.includes(pane), toggle };
};
