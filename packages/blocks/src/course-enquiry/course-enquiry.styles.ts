import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** The same height before and after an enquiry, so that the content below does not shift. */
export const box = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space1,
  minHeight: '9rem',
});
export const form = css({ display: 'grid', gap: token.space1 });
export const note = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
