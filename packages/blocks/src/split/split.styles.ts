import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: token.space6,
  rowGap: token.space3,
  alignItems: 'start',
} as const;

export const left = css({
  ...columns,
  [from('md')]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
});
export const right = css({
  ...columns,
  [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
});
export const column = css({ minWidth: 0, '& > * + *': { marginTop: token.space4 } });
