import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({ width: 'min(100%, 40rem)' });
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space1,
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
});
export const account = css({ display: 'grid', margin: 0, overflowWrap: 'anywhere', minWidth: 0 });
