import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const line = css({ margin: 0, paddingBlock: token.space1 });
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.accentText,
  fontSize: token.textSmall,
});
