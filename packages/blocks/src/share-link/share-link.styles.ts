import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const line = css({ margin: 0, paddingBlock: token.space1 });
