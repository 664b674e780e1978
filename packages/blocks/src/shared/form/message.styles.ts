import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const error = css({ margin: 0, color: token.negative, fontWeight: 600 });
export const note = css({ margin: 0, maxWidth: '60ch' });
