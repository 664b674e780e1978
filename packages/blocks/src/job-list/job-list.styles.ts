import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const head = css({ paddingBlock: `${token.space2} ${token.space1}` });
export const heading = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const intro = css({ margin: `${token.space1} 0 0`, maxWidth: '60ch', color: token.inkSoft });
export const corrected = css({
  margin: `${token.space1} 0 0`,
  paddingInlineStart: token.space2,
  borderInlineStart: `3px solid ${token.accent}`,
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${token.space2}`,
  borderTop: `2px solid ${token.ruleStrong}`,
  borderBottom: `1px solid ${token.rule}`,
  minHeight: '2.75rem',
  fontSize: token.textSmall,
});
export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space1,
  listStyle: 'none',
  margin: 0,
  padding: `${token.space1} 0`,
});
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  padding: `0 ${token.space2}`,
  borderRadius: token.radius,
  backgroundColor: token.accentSoft,
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'line-through' },
});
export const sorts = css({
  display: 'flex',
  gap: token.space2,
  'div > &': { marginInlineStart: 'auto' },
});
export const sort = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.inkSoft,
  textDecoration: 'none',
  '&:hover': { color: token.ink, textDecoration: 'underline' },
  '&[aria-current]': {
    color: token.ink,
    fontWeight: 650,
    boxShadow: `inset 0 -2px 0 ${token.accent}`,
  },
});

export const more = css({ margin: `${token.space2} 0`, textAlign: 'center' });

export const empty = css({
  paddingBlock: token.space4,
  [from('md')]: { paddingBlock: token.space6 },
});
export const emptyTitle = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
});
export const wider = css({
  listStyle: 'none',
  margin: `${token.space2} 0 0`,
  padding: 0,
  '& > li': { borderTop: `1px solid ${token.rule}` },
});
