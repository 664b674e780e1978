import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** The colour and the picture over it. One that cannot be loaded is an empty frame with its text alternative. */
export const frame = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: token.radius,
  backgroundColor: token.surfaceSunk,
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& > img::after': {
    content: 'attr(alt)',
    position: 'absolute',
    inset: 0,
    padding: token.space1,
    backgroundColor: token.surfaceSunk,
    color: token.inkSoft,
  },
});
