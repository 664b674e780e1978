import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const offer = css({ marginBottom: token.space2 });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
