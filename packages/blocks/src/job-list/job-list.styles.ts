import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const head = css({ paddingBlock: `${token.space2} ${token.space1}` });
export const heading = css({
  overflowWrap: 'anywhere',
});
export const intro = css({ margin: `${token.space1} 0 0`, maxWidth: '60ch', color: token.inkSoft });
export const corrected = css({
  margin: `${token.space1} 0 0`,
  paddingInlineStart: token.space2,
  borderInlineStart: `3px solid ${token.accent}`,
});

export const empty = css({
  paddingBlock: token.space4,
  [from('md')]: { paddingBlock: token.space6 },
});
export const emptyTitle = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
});
export const wider = css({
  listStyle: 'none',
  margin: `${token.space2} 0 0`,
  padding: 0,
  '& > li': { borderTop: `1px solid ${token.rule}` },
});
