import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const dialog = css({
  width: `min(40rem, 100% - 2 * ${token.space2})`,
  maxHeight: `calc(100dvh - 2 * ${token.space4})`,
  padding: token.space3,
  border: `1px solid ${token.rule}`,
  borderRadius: token.radius,
  color: token.ink,
  background: token.surfaceRaised,
  '& > [data-block-id] + [data-block-id]': { marginTop: token.space4 },
  '&::backdrop': { background: 'rgb(0 0 0 / 45%)' },
});

/** A form of a few fields: from the bottom of a phone, where thumbs are. */
export const sheet = css({
  width: '100%',
  maxWidth: 'none',
  margin: 'auto 0 0',
  paddingBottom: `calc(${token.space3} + env(safe-area-inset-bottom))`,
  borderWidth: '1px 0 0',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  // What the login is for is one line beside the button that closes it.
  '& [role="note"]': {
    margin: `0 ${token.space6} 0 0`,
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: 600,
  },
  '& > [data-block-id] + [data-block-id]': { marginTop: 0 },
  // What the page says beside its form has no room here.
  '& > [data-block-type="prose"]': { display: 'none' },
  [from('sm')]: {
    width: `min(30rem, 100% - 2 * ${token.space2})`,
    margin: 'auto',
    borderWidth: 1,
    borderRadius: token.radius,
  },
});

export const closeButton = css({
  float: 'right',
  width: 44,
  height: 44,
  border: 0,
  background: 'none',
  fontSize: '1.5rem',
  lineHeight: 1,
});
