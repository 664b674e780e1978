import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** As high for everybody: what follows must not move when the reader is known. */
export const form = css({
  display: 'grid',
  gap: token.space1,
  justifyItems: 'start',
  minHeight: '5.5rem',
  alignContent: 'start',
});
export const text = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
