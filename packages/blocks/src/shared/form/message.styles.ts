import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const failed = css({ margin: 0, color: token.negative, fontWeight: 600 });
export const known = css({ margin: 0, maxWidth: '60ch' });
