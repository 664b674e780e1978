import { useEffect, useMemo, useReducer, useRef } from 'react';

export type Pane = 'outline' | 'preview' | 'settings';

export interface Panes {
  readonly isOpen: (pane: Pane) => boolean;
  /** True if the user opened the pane, so that the focus belongs into it. */
  readonly takesFocus: (pane: Pane) => boolean;
  readonly toggle: (pane: Pane) => void;
  /** Opens a pane for something that the user did elsewhere, where the focus stays. */
  readonly show: (pane: Pane) => void;
  readonly close: (pane: Pane) => void;
}

interface PanesState {
  readonly open: readonly Pane[];
  readonly openedByUser: Pane | null;
}

interface PaneAction {
  readonly type: 'toggle' | 'show' | 'close';
  readonly pane: Pane;
}

/** Whether the outline was open last, for the next page that is opened. */
let wasOutlineOpen = false;

/** A second press within this time edits a text on the page: until then, the page must not move under the pointer. */
const DOUBLE_PRESS_MS = 300;

const reducePanes = ({ open }: PanesState, { type, pane }: PaneAction): PanesState => {
  const others = open.filter((each) => each !== pane);
  const isOpen = type === 'show' || (type === 'toggle' && !open.includes(pane));
  return {
    open: isOpen ? [...others, pane] : others,
    openedByUser: isOpen && type === 'toggle' ? pane : null,
  };
};

const initialPanes = (selected: string | null): PanesState => ({
  open: [
    ...(wasOutlineOpen ? (['outline'] as const) : []),
    ...(selected === null ? [] : (['settings'] as const)),
  ],
  openedByUser: null,
});

/**
 * The panes beside the page. The outline is as the editor was left, until Studio is loaded again. The settings open
 * with the block that is selected, and close with the selection.
 * @param hasPageSettings true if the settings have something to show without a block
 */
export const usePanes = (selected: string | null, hasPageSettings: boolean): Panes => {
  const [state, dispatch] = useReducer(reducePanes, selected, initialPanes);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panes = useMemo<Panes>(() => {
    const act = (type: PaneAction['type'], pane: Pane) => {
      clearTimeout(opening.current);
      dispatch({ type, pane });
    };
    return {
      isOpen: (pane) => state.open.includes(pane),
      takesFocus: (pane) => state.openedByUser === pane,
      toggle: (pane) => act('toggle', pane),
      close: (pane) => act('close', pane),
      show: (pane) => {
        clearTimeout(opening.current);
        opening.current = setTimeout(act, DOUBLE_PRESS_MS, 'show', pane);
      },
    };
  }, [state]);
  useEffect(() => {
    wasOutlineOpen = state.open.includes('outline');
  }, [state]);
  const before = useRef(selected);
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    if (selected !== null) panes.show('settings');
    else if (!hasPageSettings) panes.close('settings');
  }, [selected, hasPageSettings, panes]);
  useEffect(() => () => clearTimeout(opening.current), []);
  return panes;
};
