import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const empty = css({ paddingBlock: `${token.space1} ${token.space3}` });
export const text = css({ margin: 0 });
export const wider = css({
  listStyle: 'none',
  margin: `${token.space1} 0 0`,
  padding: 0,
  '& > li': { borderTop: `1px solid ${token.rule}` },
});
