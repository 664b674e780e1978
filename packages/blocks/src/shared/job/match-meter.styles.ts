import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { foldMark } from '../page/fold-mark.styles.ts';

/** How much of something a member has, as a bar: the width of its `rect`. */
export const meter = css({
  display: 'block',
  width: '100%',
  maxWidth: '24rem',
  height: '0.5rem',
  backgroundColor: token.rule,
  '& > rect': { fill: token.accent },
});
/** The reasons below it, folded: all readers have the same height. */
export const reasons = css({ minHeight: '2.75rem' });
export const toggle = css({
  ...foldMark,
  minHeight: '2.75rem',
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  color: token.accentText,
  fontWeight: 600,
});
