import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const ways = css({ display: 'grid', gap: token.space2, justifyItems: 'start' });
export const erase = css({
  width: '100%',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: token.negative,
    cursor: 'pointer',
    fontWeight: 600,
  },
});
