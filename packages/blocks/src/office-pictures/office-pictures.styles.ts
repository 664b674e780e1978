import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';
import { shelf } from '../shared/list/shelf.styles.ts';

/** Phones have a row to swipe. */
export const pictures = `${shelf} ${css({
  display: 'grid',
  gap: token.space2,
  margin: `${token.space2} 0`,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})}`;
export const frame = css({ aspectRatio: '3 / 2' });
