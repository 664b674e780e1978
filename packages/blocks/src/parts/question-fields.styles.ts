import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const text = css({ paddingBlock: token.space1 });
export const choices = css({
  '& > label': { display: 'flex', alignItems: 'center', gap: token.space1, minHeight: '2.75rem' },
});
