import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const title = css({
  paddingTop: token.space3,
  overflowWrap: 'anywhere',
  [from('md')]: { paddingTop: token.space4 },
});
export const of = css({ margin: `${token.spaceHalf} 0 ${token.space1}` });
export const note = css({
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 400,
  lineHeight: 1.5,
  color: token.inkSoft,
  paddingBlock: token.space1,
  borderTop: `2px solid ${token.ruleStrong}`,
});
