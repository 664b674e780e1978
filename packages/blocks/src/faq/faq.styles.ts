import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const faq = css({ maxWidth: '48rem' });
export const title = css({
  margin: `0 0 ${token.space2}`,
  paddingTop: token.space3,
  [from('md')]: { paddingTop: token.space4 },
});
export const group = css({ marginTop: token.space4 });
export const groupTitle = css({
  paddingTop: token.space1,
  paddingBottom: token.spaceHalf,
  borderTop: `2px solid ${token.ruleStrong}`,
  fontSize: token.textLead,
  fontWeight: 700,
});
