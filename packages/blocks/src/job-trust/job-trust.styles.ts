import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const facts = css({
  margin: 0,
  maxWidth: '44rem',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: token.space1,
    paddingBlock: token.space1,
    borderBottom: `1px solid ${token.rule}`,
    [from('sm')]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd + dd': { gridColumn: 2 },
});
export const quote = css({ margin: `${token.spaceHalf} 0 0`, color: token.negative });
export const advice = css({
  margin: `${token.space1} 0 0`,
  maxWidth: '44rem',
  color: token.inkSoft,
  fontSize: token.textSmall,
});
