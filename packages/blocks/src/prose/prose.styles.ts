import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const title = css({
  margin: `0 0 ${token.space3}`,
  paddingTop: token.space3,
  [from('md')]: { paddingTop: token.space4 },
});
