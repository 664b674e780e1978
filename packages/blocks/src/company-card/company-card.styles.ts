import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  paddingBlock: token.space1,
});
export const name = css({ margin: 0, fontSize: token.textBody, fontWeight: 650 });
export const facts = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const about = css({
  margin: `${token.space1} 0 0`,
  fontSize: token.textSmall,
  lineHeight: 1.55,
});
