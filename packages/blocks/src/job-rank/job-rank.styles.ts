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
export const meter = css({
  display: 'block',
  width: '100%',
  maxWidth: '24rem',
  height: '0.5rem',
  backgroundColor: token.rule,
  '& > rect': { fill: token.accent },
});
export const small = css({ color: token.inkSoft, fontSize: token.textSmall });
export const why = css({ minHeight: '2.75rem' });
export const summary = css({
  minHeight: '2.75rem',
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  color: token.accentText,
  fontWeight: 600,
});
export const reasons = css({ margin: 0, paddingInlineStart: token.space3 });
