import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const facts = css({ margin: 0, color: token.inkSoft, overflowWrap: 'anywhere' });
