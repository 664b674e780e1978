import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({ display: 'grid', gap: token.space3, marginBlock: token.space2 });
export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: token.space2 });
