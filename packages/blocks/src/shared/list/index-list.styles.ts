import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { PHONES, shelf } from './shelf.styles.ts';

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  columns: '3 16rem',
  columnGap: token.space6,
});
export const listShelf = `${list} ${css({
  [PHONES]: { '--rows': 'repeat(3, auto)', '--shelf': 'max-content' },
})} ${shelf}`;
export const entry = css({ breakInside: 'avoid' });
export const link = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space1,
  paddingBlock: '0.6rem',
  minHeight: '2.75rem',
  boxSizing: 'border-box',
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { color: token.accentText },
  '&:hover > span:first-of-type': { textDecoration: 'underline' },
});
/** The dotted line between name and number, as in a table of contents. */
export const leader = css({
  flex: 1,
  minWidth: token.space2,
  borderBottom: `1px dotted ${token.ruleStrong}`,
});
export const count = css({ color: token.inkSoft, fontVariantNumeric: 'tabular-nums' });
