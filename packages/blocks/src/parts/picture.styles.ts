import { css } from '@broadsheet/theme/css';

/** A wide picture whose place is kept before it comes. */
export const picture = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});
