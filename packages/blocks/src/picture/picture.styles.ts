import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const figure = css({ display: 'grid', gap: token.space1, margin: 0, maxWidth: '60rem' });
export const SHAPES = {
  landscape: css({ aspectRatio: '16 / 9' }),
  banner: css({ aspectRatio: '3 / 1' }),
  square: css({ aspectRatio: '1', maxWidth: '30rem' }),
} as const;
export const link = css({ display: 'block' });
export const caption = css({
  color: token.inkSoft,
  fontSize: token.textSmall,
  overflowWrap: 'anywhere',
});
