import { css } from '@broadsheet/theme/css';

export const list = css({ maxWidth: '48rem' });
