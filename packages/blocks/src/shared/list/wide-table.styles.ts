import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const scroll = css({ overflowX: 'auto', margin: `0 0 ${token.space2}` });
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  borderBlock: `1px solid ${token.ruleStrong}`,
  fontSize: token.textSmall,
  '& th, & td': {
    padding: `${token.space1} ${token.space2} ${token.space1} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  '& th': { color: token.inkSoft, fontWeight: 600 },
  '& td': { borderTop: `1px solid ${token.rule}` },
  // The column of explanations: with two more columns it would be one word wide, so the table scrolls instead.
  '& td:nth-child(2):nth-last-child(n + 3)': { minWidth: '11rem' },
});
