import { useEffect, useMemo, useReducer, useRef } from 'react';

export type Pane = 'outline' | 'preview' | 'settings';

export interface Panes {
  readonly isOpen: (pane: Pane) => boolean;
  /** How the user opened the pane, so that the focus belongs into it; null otherwise. A new object is a new request. */
  readonly findOpening: (pane: Pane) => Opening | null;
  readonly toggle: (pane: Pane) => void;
  /** Opens a pane for the user, who goes on in it. */
  readonly open: (pane: Pane) => void;
  /** Opens a pane for something that the user did elsewhere, where the focus stays. */
  readonly show: (pane: Pane) => void;
  readonly close: (pane: Pane) => void;
}

interface Opening {
  readonly pane: Pane;
}

interface PanesState {
  readonly open: readonly Pane[];
  readonly openedByUser: Opening | null;
}

interface PaneAction {
  readonly type: 'toggle' | 'open' | 'show' | 'close';
  readonly pane: Pane;
  /** Whether the screen has room for one of the outline and the preview settings only. */
  readonly isNarrow: boolean;
}

const NARROW = '(max-width: 699.98px)';

/** The panes that take the room of the page on a narrow screen. */
const LARGE: readonly Pane[] = ['outline', 'preview'];

/** Whether the outline was open last, for the next page that is opened. */
let wasOutlineOpen = false;

/** A second press within this time edits a text on the page: until then, the page must not move under the pointer. */
const DOUBLE_PRESS_MS = 300;

export const reducePanes = (
  { open }: PanesState,
  { type, pane, isNarrow }: PaneAction,
): PanesState => {
  const others = open.filter((each) => each !== pane);
  const isOpen = type === 'show' || type === 'open' || (type === 'toggle' && !open.includes(pane));
  if (!isOpen) return { open: others, openedByUser: null };
  const isReplacing = isNarrow && LARGE.includes(pane);
  const beside = isReplacing ? others.filter((each) => !LARGE.includes(each)) : others;
  return { open: [...beside, pane], openedByUser: type === 'show' ? null : { pane } };
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
      dispatch({ type, pane, isNarrow: matchMedia(NARROW).matches });
    };
    return {
      isOpen: (pane) => state.open.includes(pane),
      findOpening: (pane) => (state.openedByUser?.pane === pane ? state.openedByUser : null),
      toggle: (pane) => act('toggle', pane),
      open: (pane) => act('open', pane),
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
