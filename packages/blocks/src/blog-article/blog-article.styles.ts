import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const article = css({ maxWidth: '44rem' });
export const topic = css({
  margin: 0,
  paddingTop: token.space3,
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 600,
  [from('md')]: { paddingTop: token.space4 },
});
export const title = css({
  margin: `${token.space1} 0`,
});
export const summary = css({ margin: 0, fontSize: token.textLead, lineHeight: 1.4 });
export const facts = css({
  margin: `${token.space1} 0 ${token.space3}`,
  color: token.inkSoft,
  fontSize: token.textSmall,
});
export const picture = css({ width: '100%', marginBottom: token.space3 });
export const more = css({
  marginTop: token.space4,
  paddingTop: token.space2,
  borderTop: `1px solid ${token.rule}`,
});
