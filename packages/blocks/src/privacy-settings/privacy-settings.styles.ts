import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const groups = css({ display: 'grid', gap: token.space4 });
