import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** Closed for everybody at first, so the block has the same height for every reader. */
export const block = css({ borderTop: `2px solid ${token.ruleStrong}` });
export const summary = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space2,
  minHeight: '3rem',
  paddingBlock: token.space1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"▾"', color: token.inkSoft },
  'details[open] > &::after': { content: '"▴"' },
  '& > h2': {
    flex: 1,
    margin: 0,
    fontFamily: token.fontDisplay,
    fontSize: token.textLead,
    fontWeight: 700,
    lineHeight: 1.25,
  },
});
export const pro = css({
  paddingInline: token.spaceHalf,
  border: `1px solid ${token.accentText}`,
  borderRadius: token.radius,
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 600,
});
export const upsell = css({ margin: 0, maxWidth: '44rem' });
export const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space3,
  marginTop: token.space2,
  [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const chart = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: token.textSmall,
  '& > caption': { paddingBottom: token.space1, fontWeight: 650, textAlign: 'start' },
  '& th': { width: '9rem', paddingInlineEnd: token.space1, fontWeight: 400, textAlign: 'start' },
  '& td': { paddingBlock: token.spaceHalf },
  '& td:last-child': {
    width: '3.5rem',
    paddingInlineStart: token.space1,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
});
export const bar = css({
  display: 'block',
  width: '100%',
  height: '0.75rem',
  '& > rect': { fill: token.accent },
});
