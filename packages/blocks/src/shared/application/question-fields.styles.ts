import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const text = css({ paddingBlock: token.space1 });
export const choices = css({
  '& > label': { display: 'flex', alignItems: 'center', gap: token.space1, minHeight: '2.75rem' },
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
/** A form with questions and a letter. */
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  justifyItems: 'start',
  maxWidth: '40rem',
  paddingTop: token.space1,
  '& > div, & > fieldset': { width: '100%' },
});
