import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** Cards side by side, each with a title, some words and its facts. */
export const list = css({
  display: 'grid',
  columnGap: token.space4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const title = css({
  margin: 0,
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 650,
  lineHeight: 1.3,
});
export const text = css({ margin: 0, fontSize: token.textSmall, lineHeight: 1.5 });
export const facts = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
