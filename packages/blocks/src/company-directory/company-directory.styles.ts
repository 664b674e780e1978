import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const soft = css({ margin: `${token.spaceHalf} 0 0`, color: token.inkSoft });
export const form = css({
  display: 'flex',
  gap: token.space1,
  maxWidth: '34rem',
  marginBlock: token.space2,
});
export const list = css({ borderTop: `2px solid ${token.ruleStrong}` });
export const empty = css({ paddingBlock: token.space3 });
