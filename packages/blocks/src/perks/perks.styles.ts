import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({
  margin: 0,
  fontSize: token.textSmall,
  '& > div': { paddingBlock: token.space1, borderBottom: `1px solid ${token.rule}` },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, color: token.inkSoft },
});
