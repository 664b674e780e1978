import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const empty = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  justifyItems: 'start',
  padding: `${token.space3} ${token.space1}`,
  backgroundColor: token.surfaceSunk,
  [from('md')]: { padding: `${token.space6} ${token.space3}`, justifyItems: 'center' },
});
export const icon = css({
  fill: 'none',
  stroke: token.accentText,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const text = css({
  margin: 0,
  maxWidth: '44rem',
  fontSize: token.textLead,
  textWrap: 'balance',
  [from('md')]: { textAlign: 'center' },
});
export const steps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space1,
  // Large text on a narrow screen leaves little room for a button.
  minWidth: 0,
  maxWidth: '100%',
  '& > li': { minWidth: 0 },
  '& a': { paddingInline: token.space1, overflowWrap: 'anywhere' },
});
