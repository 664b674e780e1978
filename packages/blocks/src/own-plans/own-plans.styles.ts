import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const sections = css({ display: 'grid', gap: token.space2, paddingTop: token.space3 });
export const ways = css({ flex: 'none' });
