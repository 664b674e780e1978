import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const hint = css({ color: token.inkSoft });
export const others = css({
  display: 'grid',
  gap: token.space3,
  width: 'min(100%, 40rem)',
  paddingTop: token.space2,
  borderTop: `1px solid ${token.rule}`,
});
export const othersTitle = css({ fontFamily: token.fontDisplay, fontSize: token.textTitle });
export const picture = css({ display: 'grid', gap: token.space1, paddingBlock: token.space1 });
