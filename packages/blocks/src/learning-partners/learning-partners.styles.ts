import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const tier = css({
  margin: 0,
  paddingTop: token.space1,
  color: token.inkSoft,
  fontSize: token.textSmall,
  fontWeight: 600,
});
