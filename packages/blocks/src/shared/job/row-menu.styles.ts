import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** Browsers that know popovers; others show the actions in the row. */
const POPOVERS = '@supports selector(:popover-open)';

/** Below the save button of its row, above the link that covers the row. */
export const opener = css({
  display: 'none',
  [POPOVERS]: {
    display: 'block',
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: token.space1,
    zIndex: 1,
    width: '2.75rem',
    height: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: token.inkSoft,
    '&::before': { content: '"⋯" / ""', fontSize: '1.375rem', lineHeight: 1 },
    [from('md')]: { display: 'none' },
  },
});

/** At the foot of a phone, over the page; in the row on wider screens. */
export const sheet = css({
  // Above the link that covers the row.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space3,
  width: 'fit-content',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.ink,
  overflow: 'visible',
  [POPOVERS]: {
    '&:not(:popover-open)': { display: 'none' },
    [from('md')]: { '&:not(:popover-open)': { display: 'flex' } },
    '&:popover-open': {
      position: 'fixed',
      inset: 'auto 0 0',
      display: 'grid',
      justifyItems: 'start',
      width: 'auto',
      maxHeight: '80dvh',
      overflowY: 'auto',
      padding: `${token.space2} ${token.space2} calc(${token.space2} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${token.ruleStrong}`,
      backgroundColor: token.surfaceRaised,
    },
    '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.45)' },
  },
});

/** Only in the sheet. */
const inSheet = {
  display: 'none',
  ':popover-open > &': { display: 'block' },
} as const;
export const title = css({ ...inSheet, fontWeight: 650 });
export const note = css({ ...inSheet, color: token.inkSoft, fontSize: token.textSmall });
export const close = css({ ...inSheet, justifySelf: 'stretch', marginTop: token.space1 });
