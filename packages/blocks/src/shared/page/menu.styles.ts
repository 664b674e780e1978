import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** The links of a menu group, in two columns. */
export const links = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: token.space2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { fontWeight: 400 },
  [from('md')]: { '& a': { minHeight: '2.25rem' } },
});
