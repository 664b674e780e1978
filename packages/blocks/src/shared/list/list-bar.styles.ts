import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

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
