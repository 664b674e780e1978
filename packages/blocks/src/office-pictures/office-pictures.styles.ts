import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css } from '@broadsheet/theme/css';
import { CONTENT_WIDTH, from, token } from '@broadsheet/theme/tokens';
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
/** How wide a picture is in three columns, in two and in a row to swipe. */
export const shownWidth = [
  `(min-width: ${BREAKPOINTS.md}px) calc((${CONTENT_WIDTH} - 2rem) / 3)`,
  `(min-width: ${BREAKPOINTS.sm}px) calc(50vw - 1.5rem)`,
  'min(18rem, 85vw - 1.7rem)',
].join(', ');
