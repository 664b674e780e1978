import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space4,
  paddingBlock: token.space2,
});
/** Phones show either the list or the conversation. */
export const withRoom = css({
  '& > :first-child': { display: 'none' },
  [from('md')]: {
    gridTemplateColumns: '20rem minmax(0, 1fr)',
    '& > :first-child': { display: 'block' },
  },
});
export const list = css({ minWidth: 0 });
