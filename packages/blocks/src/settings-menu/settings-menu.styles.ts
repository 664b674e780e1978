import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const menu = css({ display: 'grid', gap: token.space2, paddingTop: token.space3 });
export const sections = css({
  borderBlock: `1px solid ${token.rule}`,
  [from('sm')]: { display: 'flex', flexWrap: 'wrap', columnGap: token.space3 },
  // Beside the settings, one below the other.
  [from('md')]: { display: 'block' },
});
export const section = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
  '&[aria-current]': { fontWeight: 650, boxShadow: `inset 0 -3px 0 ${token.accent}` },
  [from('md')]: {
    paddingInlineStart: token.space2,
    '&[aria-current]': { boxShadow: `inset 3px 0 0 ${token.accent}` },
  },
});
