import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({ margin: 0, width: 'min(100%, 34rem)' });
export const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space3,
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
  '& > dd': { margin: 0, whiteSpace: 'nowrap' },
});
export const soft = css({ color: token.inkSoft, fontSize: token.textSmall });
