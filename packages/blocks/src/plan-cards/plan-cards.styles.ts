import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const cards = css({
  display: 'grid',
  columnGap: token.space6,
  [from('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    columnGap: token.space3,
  },
});
/** Side by side, the rows of all plans are aligned: name, price, what it gives, state and button. */
export const card = css({
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
  maxWidth: '34rem',
  [from('sm')]: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 5',
    alignItems: 'start',
    padding: `${token.space2} ${token.space3} ${token.space3}`,
    border: `1px solid ${token.rule}`,
    borderTop: `3px solid ${token.ruleStrong}`,
  },
});
export const highlight = css({
  padding: `${token.space2} ${token.space3}`,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.accentSoft,
  [from('sm')]: {
    borderInlineStart: `1px solid ${token.rule}`,
    borderTopColor: token.accent,
  },
});
export const name = css({ fontSize: token.textLead, fontWeight: 700 });
export const cost = css({ margin: `${token.space1} 0 ${token.space2}` });
export const price = css({
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums',
});
export const soft = css({ color: token.inkSoft });
export const gives = css({
  display: 'grid',
  gap: token.space1,
  listStyle: 'disc',
  paddingInlineStart: '1.25rem',
  '& > li::marker': { color: token.accentText },
});
export const both = css({
  marginTop: token.space3,
  padding: `${token.space2} ${token.space3}`,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.accentSoft,
});
