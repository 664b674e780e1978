import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const fields = css({
  display: 'grid',
  gap: token.space2,
  alignItems: 'start',
  [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const wide = css({ display: 'grid', gap: token.spaceHalf, gridColumn: '1 / -1' });
export const area = css({
  width: '100%',
  padding: `${token.space1} ${token.space2}`,
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  backgroundColor: token.surfaceRaised,
  fontSize: '1rem',
  resize: 'vertical',
  '&[aria-invalid="true"]': { borderColor: token.negative },
});

export const sections = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const row = {
  borderBottom: `1px solid ${token.rule}`,
  backgroundColor: token.surface,
};
export const section = css(row);
export const dragged = css({
  ...row,
  boxShadow: `0 0 0 2px ${token.accent}`,
  position: 'relative',
});
export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});
export const handle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  minHeight: '2.75rem',
  color: token.inkSoft,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
});
export const heading = css({ flex: '1 1 6rem', minWidth: 0 });
const opener = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space1,
  width: '100%',
  minHeight: '2.75rem',
  alignContent: 'center',
  border: 0,
  background: 'none',
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 650,
  textAlign: 'start',
  '&:hover': { color: token.accentText },
} as const;
export const title = css(opener);
export const titleHidden = css({ ...opener, color: token.inkSoft, textDecoration: 'line-through' });
export const body = css({ paddingBlock: token.space1, '& > button': { marginTop: token.space1 } });
export const soft = css({ color: token.inkSoft, fontSize: token.textSmall, fontWeight: 400 });
export const tool = css({
  flex: 'none',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: `0 ${token.space1}`,
  border: 0,
  background: 'none',
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline' },
  '&[aria-disabled="true"]': { color: token.inkSoft, cursor: 'default', opacity: 0.6 },
});

export const details = css({
  '&[open]': { paddingBottom: token.space2 },
  '& > button': { marginTop: token.space1 },
});
export const summary = css({
  paddingBlock: '0.625rem',
  color: token.accentText,
  cursor: 'pointer',
  fontSize: token.textSmall,
  fontWeight: 600,
});
export const sign = css({ width: '1rem', color: token.accentText });
export const entries = css({ display: 'grid' });
export const entry = css({
  paddingBlock: token.space2,
  borderTop: `1px solid ${token.rule}`,
});
export const tools = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end' });

export const legend = css({ fontWeight: 650, marginBottom: token.space1 });
export const templates = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
export const template = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: token.space1,
  alignItems: 'center',
  alignContent: 'start',
  width: '8.5rem',
  padding: token.space1,
  border: `1px solid ${token.rule}`,
  borderRadius: token.radius,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: token.accentText,
    boxShadow: `inset 0 0 0 1px ${token.accentText}`,
  },
  '& > svg': { gridColumn: '1 / -1', gridRow: 1 },
  '& > input': { width: '1.25rem', height: '1.25rem', margin: 0 },
  '& > span:last-child': { gridColumn: '1 / -1' },
});
export const picture = css({
  width: '4.5rem',
  marginInline: 'auto',
  marginBottom: token.space1,
  border: `1px solid ${token.rule}`,
  backgroundColor: token.surfaceRaised,
  fill: token.inkSoft,
});
export const ground = css({ fill: token.accentSoft });
export const undo = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  '&:empty': { display: 'none' },
  '& > button': {
    minHeight: '2.75rem',
    border: 0,
    background: 'none',
    color: token.accentText,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
