import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** The same height for everybody, so the deferred block causes no layout shift. */
export const rank = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.spaceHalf,
  minHeight: '6rem',
  '& > p': { margin: 0 },
});
export const rankText = css({ fontWeight: 650 });
export const small = css({ color: token.inkSoft, fontSize: token.textSmall });
export const reasons = css({ margin: 0, paddingInlineStart: token.space3 });
