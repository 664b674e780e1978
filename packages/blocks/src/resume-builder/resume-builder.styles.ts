import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const bar = css({
  [from('md')]: { position: 'sticky', top: 0, zIndex: 2 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space1,
  paddingBlock: token.space1,
  backgroundColor: token.surface,
  borderBottom: `1px solid ${token.rule}`,
  '& > a, & > label, & > form': { flex: '1 1 8rem', [from('sm')]: { flex: 'none' } },
  '& > a, & > label, & > form > button': {
    paddingInline: token.space1,
    [from('sm')]: { paddingInline: token.space3 },
  },
  '& > form > button': { width: '100%' },
});
export const state = css({ color: token.inkSoft, fontSize: token.textSmall });
export const file = css({
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: `3px solid ${token.accentText}`, outlineOffset: 2 },
});
export const outcome = css({ marginTop: token.space1, '&:empty': { display: 'none' } });
export const textButton = css({
  minHeight: '2.75rem',
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: token.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });

export const tabs = css({
  display: 'flex',
  borderBottom: `1px solid ${token.rule}`,
  marginBottom: token.space2,
  [from('md')]: { display: 'none' },
});
export const tab = css({
  flex: 1,
  minHeight: '2.75rem',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  fontWeight: 600,
  '&[aria-pressed="true"]': { borderBottomColor: token.accent },
});

export const columns = css({
  [from('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: token.space4,
    alignItems: 'start',
  },
});
export const editor = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
});
const besides = {
  position: 'sticky',
  top: '5rem',
  maxHeight: 'calc(100vh - 6rem)',
  overflowY: 'auto',
} as const;
export const preview = css({ [from('md')]: besides });
/** Phones show either the editor or the preview. */
export const editorAway = css({
  display: 'none',
  [from('md')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space2 },
});
export const previewAway = css({
  display: 'none',
  [from('md')]: { display: 'block', ...besides },
});
export const begin = css({
  padding: token.space2,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.surfaceSunk,
});
export const section = css({
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 650,
  borderTop: `1px solid ${token.rule}`,
  paddingTop: token.space2,
});
export const gives = css({
  display: 'grid',
  gap: token.space1,
  maxWidth: '44rem',
  marginBlock: token.space2,
  listStyle: 'disc',
  paddingInlineStart: '1.25rem',
});
