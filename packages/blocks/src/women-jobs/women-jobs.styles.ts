import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const marks = css({ display: 'flex', flexWrap: 'wrap', columnGap: token.space2 });
export const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.inkSoft,
  fontSize: token.textSmall,
  textDecoration: 'none',
  '&:hover': { color: token.ink, textDecoration: 'underline' },
  '&[aria-current]': {
    color: token.ink,
    fontWeight: 650,
    boxShadow: `inset 0 -2px 0 ${token.accent}`,
  },
});
export const form = css({
  display: 'grid',
  gap: token.space1,
  paddingBlock: token.space1,
  [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
});
