import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { foldMark } from '../page/fold-mark.styles.ts';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  justifyItems: 'start',
  paddingTop: token.space3,
});

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  width: 'min(100%, 26rem)',
});

export const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.spaceHalf,
});
export const label = css({ padding: 0, fontWeight: 600 });
export const aside = css({ color: token.inkSoft, fontSize: token.textSmall });
export const optional = css({ color: token.inkSoft, fontWeight: 400 });

/** The note that a value was found elsewhere, not typed here. */
export const note = css({
  paddingInlineStart: token.space1,
  borderInlineStart: `3px solid ${token.accent}`,
  fontSize: token.textSmall,
});

/** The error beside the field; colour is not its only mark. */
export const fault = css({
  color: token.negative,
  fontSize: token.textSmall,
  fontWeight: 600,
});
export const input = css({
  '&[aria-invalid="true"]': {
    borderColor: token.negative,
    boxShadow: `inset 0 0 0 1px ${token.negative}`,
  },
});

export const secret = css({ position: 'relative', '& > input': { paddingInlineEnd: '5rem' } });
export const reveal = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  minWidth: '4.5rem',
  border: 0,
  background: 'none',
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 600,
});

export const tick = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space1,
  alignItems: 'start',
  '& > label': { paddingBlock: '0.625rem' },
  '& > input': { width: '1.25rem', height: '1.25rem', margin: '0.75rem 0' },
  '& > p': { gridColumn: 2, marginTop: '-0.5rem' },
});

export const notice = css({
  display: 'grid',
  gap: token.space1,
  justifyItems: 'start',
  padding: token.space2,
  borderInlineStart: `3px solid ${token.positive}`,
  backgroundColor: token.surfaceSunk,
});
export const alarm = css({ borderInlineStartColor: token.negative });
export const alarmTitle = css({ fontWeight: 650 });

/** The fields of one entry. */
export const entry = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  minWidth: 0,
  paddingBlock: token.space1,
  paddingInlineStart: token.space2,
  borderInlineStart: `3px solid ${token.rule}`,
});
export const legend = css({ padding: 0, fontWeight: 650 });
export const folded = css({
  '& > summary': {
    ...foldMark,
    minHeight: '2.75rem',
    color: token.accentText,
    fontWeight: 600,
    cursor: 'pointer',
  },
});

/** The row after the fields: first the submit button, then other links. */
export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space2,
});
/** Both labels overlap in one grid cell, so the button has the same width during a call. */
export const submit = css({
  display: 'inline-grid',
  overflowWrap: 'anywhere',
  '& > span': { gridArea: '1 / 1' },
  '& > [aria-hidden]': { visibility: 'hidden' },
});

export const ways = css({ color: token.inkSoft });
