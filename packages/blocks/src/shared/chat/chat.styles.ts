import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const entry = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space2,
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
});
export const entryLink = css({
  color: token.ink,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&[aria-current]': { color: token.accentText },
  '&:hover': { textDecoration: 'underline' },
});
export const excerpt = css({
  overflow: 'hidden',
  color: token.inkSoft,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = css({ color: token.accentText, fontWeight: 650 });

export const room = css({ display: 'grid', gap: token.space1, minWidth: 0, alignContent: 'start' });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space2,
  paddingBottom: token.space1,
  borderBottom: `1px solid ${token.ruleStrong}`,
});
export const back = css({ flexBasis: '100%', [from('md')]: { display: 'none' } });
export const name = css({ fontFamily: token.fontDisplay, fontSize: token.textLead });
export const meta = css({ color: token.inkSoft, fontSize: token.textSmall });
export const there = css({ color: token.positive, fontWeight: 600 });

export const log = css({
  maxHeight: 'min(60vh, 36rem)',
  overflowY: 'auto',
  paddingBlock: token.space1,
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
});
export const messages = css({ display: 'grid', gap: token.space1, margin: 0, padding: 0 });
const bubble = {
  display: 'block',
  maxWidth: 'min(85%, 34rem)',
  padding: `${token.space1} ${token.space2}`,
  borderRadius: token.radius,
} as const;
export const own = css({ ...bubble, justifySelf: 'end', backgroundColor: token.accentSoft });
export const other = css({ ...bubble, justifySelf: 'start', backgroundColor: token.surfaceSunk });
export const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const refused = css({ color: token.negative, fontWeight: 600 });
export const again = css({
  minHeight: '2.75rem',
  padding: `0 ${token.space1}`,
  border: 0,
  background: 'none',
  color: token.accentText,
  font: 'inherit',
  textDecoration: 'underline',
});

export const composer = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token.space1,
  alignItems: 'end',
});
export const field = css({ padding: token.space1, resize: 'vertical' });
