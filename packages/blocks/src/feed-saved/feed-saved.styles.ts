import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const kept = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
