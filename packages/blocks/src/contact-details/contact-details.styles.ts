import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const sections = css({
  display: 'grid',
  gap: token.space4,
  [from('md')]: { gridTemplateColumns: '1fr 1fr' },
});
export const section = css({ display: 'grid', gap: token.space1, alignContent: 'start' });
export const value = css({ fontSize: token.textLead, overflowWrap: 'anywhere' });
export const success = css({ color: token.positive, fontWeight: 600 });
export const open = css({ color: token.inkSoft });
export const folded = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: token.accentText,
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
