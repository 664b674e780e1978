import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  columnGap: token.space3,
  margin: 0,
  fontSize: token.textSmall,
  '& > div': { paddingBlock: token.space1, borderBottom: `1px solid ${token.rule}` },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, color: token.inkSoft },
});
