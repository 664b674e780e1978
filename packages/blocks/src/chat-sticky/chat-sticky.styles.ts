import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** In the page flow on phones, where a floating button would cover the text. */
export const edge = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  [from('md')]: {
    position: 'fixed',
    maxWidth: '26rem',
    zIndex: 40,
    right: token.space3,
    bottom: 'calc(1rem + var(--foot, 0px))',
    border: `1px solid ${token.ruleStrong}`,
    borderRadius: token.radius,
    backgroundColor: token.surfaceRaised,
  },
});
const bare = {
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  border: 0,
  background: 'none',
  color: token.ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
export const button = css(bare);
export const onPhones = css({ [from('md')]: { display: 'none' } });
export const onDesktops = css({ ...bare, display: 'none', [from('md')]: { display: 'block' } });
export const panel = css({
  flexBasis: '100%',
  width: '24rem',
  maxHeight: 'calc(100vh - 8rem)',
  overflowY: 'auto',
  padding: `0 ${token.space2} ${token.space1}`,
  borderBottom: `1px solid ${token.rule}`,
  '& [role="log"]': { maxHeight: '38vh' },
});
