import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  justifyItems: 'start',
  maxWidth: '40rem',
  paddingTop: token.space2,
  '& > div, & > fieldset': { width: '100%' },
});
