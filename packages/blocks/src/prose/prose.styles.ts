import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const title = css({
  margin: `0 0 ${token.space3}`,
  paddingTop: token.space3,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontWeight: 700,
  lineHeight: 1.15,
  [from('md')]: { paddingTop: token.space4 },
});
