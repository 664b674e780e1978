import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { cardShelf as list, link, text, title } from '../shared/list/entry-list.styles.ts';

export const event = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  [from('sm')]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
  columnGap: token.space1,
  paddingBlock: token.space1,
  fontSize: token.textSmall,
  borderBottom: `1px solid ${token.rule}`,
});
export const day = css({
  color: token.accentText,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
