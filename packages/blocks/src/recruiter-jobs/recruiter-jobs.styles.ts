import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  paddingBlock: `${token.space3} ${token.space2}`,
  [from('md')]: { paddingTop: token.space4 },
});
export const who = css({ minWidth: 0 });
export const source = css({
  margin: 0,
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 650,
});
export const name = css({
  overflowWrap: 'anywhere',
});
export const post = css({ margin: 0, color: token.inkSoft });
export const note = css({
  margin: 0,
  paddingBlock: token.space1,
  borderTop: `2px solid ${token.ruleStrong}`,
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 400,
  color: token.inkSoft,
});
