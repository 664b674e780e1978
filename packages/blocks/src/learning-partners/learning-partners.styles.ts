import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const tier = css({ margin: `${token.space1} 0 0`, fontWeight: 600 });
