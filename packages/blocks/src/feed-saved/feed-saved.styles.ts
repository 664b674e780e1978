import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const savedOn = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
